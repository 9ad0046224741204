# Canadian strip plazas, three properties, serif landscape
from common import *
from reportlab.lib.pagesizes import legal,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
def make():
    r=rng(6); name='Ontario_Plazas_Rent_Schedule_Oct2025.pdf'
    f=lambda d:d.strftime('%b %-d, %Y')
    PR=[('Thornlea Crossing','2150 Bayfield Line, Barrie, Ontario',[('1','Maplewise Grocers Inc.',24150,16.5,180,2),('2','Dollar Depot Canada',8840,19,120,1),('3-4','Polar Paws Pet Supply Ltd.',5210,24,120,1),('5','Tim & Tilly Donuts',1980,41,120,2),('6','Vacant',1450,0,0,0),('7','Georgian Bay Denture Clinic',1320,29.5,60,0),('8','Blue Heron Cannabis Co.',1605,36,60,1),('9','Kempenfelt Insurance Brokers',1490,27.25,60,1),('Pad A','Northgate Savings & Credit Union',4200,42,180,2)]),
        ('Sherwood Mews','88 Sherwood Avenue East, London, Ontario',[('101','Shawarma Sultan',1210,34,60,1),('102','Sherwood Optical',1355,30,60,1),('103','Clean Slate Laundromat',1870,22.5,120,1),('104','Vacant',2015,0,0,0),('105','Thames Valley Walk-In Clinic',3160,31,120,2),('106','Pizza Palazzo',1180,35.5,60,1),('2nd Fl','Foundry Dance Academy',4420,14.75,60,0)]),
        ('Coldwater Commons','17 Ironbridge Road, Guelph, Ontario',[('A1','LumberLane Home Centre',31200,13.25,240,3),('A2','Vacant',6075,0,0,0),('B1','Curl & Co. Hair Design',1105,31,60,1),('B2','Royal City Physiotherapy',2240,28.5,60,1),('B3','Kanpai Ramen House',1790,33,120,1),('B4','Apex Tax Services',985,30.5,36,0),('C1','Wellington Brew Depot',7420,26,120,2)])]
    hd=['Unit','Tenant','G.L.A.\n(sq. ft.)','Commencement','Expiry','Renewal\nOptions','Net Rent\nper sq. ft.','Net Rent\nMonthly','Net Rent\nAnnual','C.A.M.\nMonthly','Realty Tax\nMonthly','Security\nDeposit']
    story=[Paragraph('Rent Schedule - Ontario Plazas Portfolio',PS('a',fontName='Times-Bold',fontSize=16,leading=20,alignment=1)),Paragraph('Effective October 1, 2025. All amounts in Canadian dollars and exclusive of H.S.T.',PS('b',fontName='Times-Italic',fontSize=10,leading=14,alignment=1)),Spacer(1,10)]
    rows=[];GT=[0]*6;n=occ=0;pl=None;recap=[]
    for pi,(p,ad,L) in enumerate(PR):
        data=[hd];S=[0]*6;v0=0
        for u,t,a,psf,m,o in L:
            n+=1
            if t=='Vacant':
                data.append([u,'Vacant',c0(a)]+['']*9);S[0]+=a;v0+=1;rows.append(row(unit=u,propertyName=p,area=a,statusText='Vacant'));continue
            occ+=1
            st=addm(D(2025,r.randint(1,9),1),-r.randint(0,max(0,m//12-2))*12);e=expiry(st,m)
            ann=round(a*psf,2);mon=round(ann/12,2);cam=round(a*(5.12,6.04,4.37)[pi]/12,2);tx=round(a*(4.85,5.6,3.98)[pi]/12,2);dep=round(mon+cam+tx,0) if a<6000 else 0
            pr=ann
            if t=='Kanpai Ramen House':
                pr=ann-5000  # digit changed
                assert c2(pr)[0]==c2(ann)[0]; pl=dict(what=f'Kanpai Ramen House (Coldwater Commons B3): annual net rent printed {c2(pr)} instead of {c2(ann)}; monthly rent, rate and totals fit the latter',kind='digit_changed')
            data.append([u,t,c0(a),f(st),f(e),f'{o} x 5 yrs' if o else 'None',f'{psf:.2f}',c2(mon),c2(pr),c2(cam),c2(tx),c2(dep) if dep else ''])
            for i,x in enumerate([a,mon,ann,cam,tx,dep]): S[i]+=x
            rows.append(row(unit=u,propertyName=p,tenantName=t,area=a,statusText='Occupied',contractRent=mon,annualRent=pr,leaseStartDate=iso(st),leaseEndDate=iso(e),deposit=dep or None,charges=[dict(code='C.A.M.',amount=cam),dict(code='Realty Tax',amount=tx)]))
        data.append(['',f'Total {p}',c0(S[0]),'','','','',c2(S[1]),c2(S[2]),c2(S[3]),c2(S[4]),c2(S[5])])
        for i in range(6):GT[i]+=S[i]
        recap.append([p,len(L),len(L)-v0,v0,c0(S[0]),c2(S[1]),c2(S[2])])
        t=Table(data,repeatRows=1,colWidths=[48,190,58,82,82,58,58,72,82,68,68,72],style=[('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,0),'Times-Bold',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9.5),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(3,0),(5,-1),'CENTER'),('ALIGN',(6,0),(-1,-1),'RIGHT'),
          ('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(7,-1),(-1,-1),.5,colors.black),('LINEABOVE',(2,-1),(2,-1),.5,colors.black),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)])
        hp=Paragraph(f'<b>{p}</b> &nbsp; <i>{ad}</i>',PS('c',fontName='Times-Roman',fontSize=12,leading=16))
        story+=[KeepTogether([hp,t,Spacer(1,14)])]
    recap.append(['Portfolio',n,occ,n-occ,c0(GT[0]),c2(GT[1]),c2(GT[2])])
    story+=[KeepTogether([Paragraph('<b>Recapitulation</b>',PS('d',fontName='Times-Roman',fontSize=12,leading=16)),Table([['Plaza','Units','Leased','Vacant','G.L.A. (sq. ft.)','Net rent, monthly','Net rent, annual']]+recap,hAlign='LEFT',colWidths=[150,50,50,50,100,110,110],
       style=[('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,-1),(-1,-1),'Times-Bold',9.5),('FONT',(0,0),(-1,0),'Times-Bold',9.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black)])])]
    def ft(c,d): c.setFont('Times-Roman',8);c.drawCentredString(504,24,f'- {d.page} -')
    SimpleDocTemplate(path(name),pagesize=landscape(legal),leftMargin=34,rightMargin=34,topMargin=40,bottomMargin=40,invariant=1).build(story,onFirstPage=ft,onLaterPages=ft)
    save(name,'RETAIL',rows,'Ontario Plazas Portfolio','2025-10-01',n,occ,n-occ,'Canadian three-plaza schedule, serif, legal landscape, per-property tables',False,planted=pl)
