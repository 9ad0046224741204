from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal,A4,TABLOID as tabloid
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,PageBreak
from reportlab.lib.styles import ParagraphStyle
import fpdf

def doc1():  # MRI CMROLL
    R=random.Random(101); fn='fairmont_crossing_MRI_rentroll.pdf'; asof=d(2025,9,30)
    W,H=landscape(letter); c=canvas.Canvas(path(fn),pagesize=(W,H)); nm=pool(R,30); pg=[0]; y=[0]
    X=dict(id=28,name=92,st=234,ex=280,sf=360,mb=412,ps=452,cr=505,es=532,oi=590,cat=600,da=630,ma=712,p2=752)
    def newpage():
        if pg[0]: c.showPage()
        pg[0]+=1; c.setFont('Helvetica',7)
        c.drawString(28,H-30,'Database:   RGNPROD'); c.drawString(28,H-40,'Bldg Status:   Active only')
        c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-32,'Rent Roll'); c.setFont('Helvetica-Bold',9)
        c.drawCentredString(W/2,H-44,'Fairmont Crossing'); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-55,'9/30/2025')
        c.setFont('Helvetica',7); c.drawRightString(W-28,H-30,f'Page:   {pg[0]}'); c.drawRightString(W-28,H-40,'Date:   10/2/2025'); c.drawRightString(W-28,H-50,'Time:   10:14 AM')
        c.setFont('Helvetica-Bold',6.5); h1=H-78;h2=H-87
        for k,a,b in (('sf','GLA','Sqft'),('mb','Monthly','Base Rent'),('ps','Annual','Rate PSF'),('cr','Monthly','Cost Recovery'),('es','Expense','Stop'),('oi','Monthly','Other Income')):
            c.drawRightString(X[k],h1,a); c.drawRightString(X[k],h2,b)
        c.drawString(X['id'],h2,'Bldg Id-Suit Id'); c.drawString(X['name'],h2,'Occupant Name'); c.drawString(X['st'],h1,'Rent Start');c.drawString(X['ex'],h2,'Expiration')
        c.drawCentredString(676,h1+2,'----------- Future Rent Increases -----------'); c.drawString(X['cat']+2,h2,'Cat');c.drawString(X['da'],h2,'Date');c.drawRightString(X['ma'],h2,'Monthly Amount');c.drawRightString(X['p2'],h2,'PSF')
        c.line(28,h2-4,W-28,h2-4); y[0]=h2-16; c.setFont('Helvetica',7)
    newpage(); rows=[];tot={}; i=0; grand=[0]*5;cnt=[0,0]
    for b,k,vs in (('4410',15,(3,11)),('4420',11,(5,))):
        st=[];vac=[]
        for j in range(k):
            u=f'{b}-{101+j*2:04d}' if j else f'{b}-A001'
            (vac if j in vs else st).append((u, R.choice([1200,1450,1600,2125,2480,3000,4200]) if j else 32450-int(b)%100*300))
        t=[0]*5
        for sec,l in (('Vacant Suites',vac),('Occupied Suites',st)):
            if y[0]<80:newpage()
            c.setFont('Helvetica-Bold',7); c.drawString(28,y[0],sec); y[0]-=12; c.setFont('Helvetica',7)
            for u,a in l:
                if sec[0]=='V':
                    c.drawString(X['id'],y[0],u);c.drawString(X['name'],y[0],'Vacant');c.drawRightString(X['sf'],y[0],n0(a)); y[0]-=14
                    rows.append(dict(unit=u,building=None,section=sec,area=a,statusText='Vacant')); t[4]+=a; cnt[1]+=1; continue
                name=nm[i]; i+=1; s,e,tm=lease(R,asof,60,120); psf=R.choice([21,24.5,26,28.75,32,36]) if a<9000 else 9.5
                m=round(a*psf/12,2); cr=round(a*R.uniform(.45,.7),2); oi=R.choice([0,0,0,75,150]); 
                sp=steps(R,asof,s,e,m,.03 if a<9000 else .1,12 if a<9000 else 60,3)
                if y[0]-9*max(1,len(sp))<50:newpage()
                c.drawString(X['id'],y[0],u);c.drawString(X['name'],y[0],name);c.drawString(X['st'],y[0],us1(s));c.drawString(X['ex'],y[0],us1(e))
                for kk,v in (('sf',n0(a)),('mb',n2(m)),('ps',n2(m*12/a)),('cr',n2(cr)),('oi',n2(oi) if oi else '')): c.drawRightString(X[kk],y[0],v)
                for q,(x,v) in enumerate(sp):
                    yy=y[0]-9*q; c.drawString(X['cat']+2,yy,'BRT');c.drawString(X['da'],yy,us1(x));c.drawRightString(X['ma'],yy,n2(v));c.drawRightString(X['p2'],yy,n2(v*12/a))
                y[0]-=9*max(1,len(sp))+5
                ch=[dict(code='Monthly Cost Recovery',amount=cr)]+([dict(code='Monthly Other Income',amount=oi)] if oi else [])
                rows.append(dict(unit=u,section=sec,area=a,tenantName=name,statusText='Occupied',contractRent=m,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=ch,rentSteps=[dict(date=iso(x),amount=v) for x,v in sp]))
                for q,v in enumerate((a,m,cr,oi)): t[q]+=v
                cnt[0]+=1
        def tots(lbl,t,o,v):
            if y[0]<110:newpage()
            c.line(158,y[0]+8,592,y[0]+8); c.setFont('Helvetica-Bold',7); c.drawString(92,y[0],lbl)
            ta=t[0]+t[4]
            for q,(l,p,un,sq) in enumerate((('Occupied Sqft:',t[0]/ta,o,t[0]),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',t[4]/ta,v,t[4]),('Total Sqft:',None,o+v,ta))):
                yy=y[0]-q*10; c.drawString(158,yy,l); 
                if p is not None:c.drawRightString(276,yy,f'{p*100:.2f}%')
                c.drawRightString(318,yy,f'{un} Units');c.drawRightString(360,yy,n0(sq))
            c.drawRightString(X['mb'],y[0],n2(t[1]));c.drawRightString(X['cr'],y[0],n2(t[2]));c.drawRightString(X['oi'],y[0],n2(t[3])); y[0]-=54; c.setFont('Helvetica',7)
        tots(f'Totals for {b}:',t,len(st),len(vac)); grand=[p+q for p,q in zip(grand,t)]
    tots('Grand Total:',grand,*cnt)
    c.save(); save(fn,'RETAIL','MRI CMROLL landscape, occupied/vacant sections, stacked future increases',True,'Fairmont Crossing',iso(asof),sum(cnt),*cnt,rows)

def doc2():  # Yardi tenancy schedule, office
    R=random.Random(102); fn='Tenancy_Schedule_I_kestrel_office.pdf'; asof=d(2025,6,30)
    W,H=landscape(legal); c=canvas.Canvas(path(fn),pagesize=(W,H)); nm=pool(R,20,True); pg=0; y=0
    cols=[('Unit(s)',30,'l'),('Lease',82,'l'),('Tenant\nCode',262,'l'),('Lease Type',312,'l'),('Area',420,'r'),('Lease\nFrom',432,'l'),('Lease To',486,'l'),('Term\n(mos)',565,'r'),('Monthly\nRent',630,'r'),('Monthly\nRent/Area',680,'r'),('Annual\nRent',750,'r'),('Annual\nRent/Area',800,'r'),('Annual\nRec./Area',850,'r'),('Security\nDeposit',915,'r'),('LOC Amount/\nBank Guarantee',978,'r')]
    def put(v,x,al,yy): (c.drawString if al=='l' else c.drawRightString)(x,yy,v)
    def newp():
        nonlocal pg,y
        if pg:c.showPage()
        pg+=1; c.setFont('Times-Bold',13); c.drawString(30,H-34,'Tenancy Schedule I'); c.setFont('Times-Roman',8)
        c.drawString(30,H-46,'Property: kestrl01   As of Date: 06/30/2025   By Property'); c.drawRightString(W-30,H-34,'Monday, July 7, 2025  03:22 PM'); c.drawRightString(W-30,24,f'Page {pg}')
        c.setFillGray(.87); c.rect(26,H-80,W-52,26,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',8)
        for l,x,al in cols:
            ls=l.split('\n')
            for q,t in enumerate(ls): put(t,x,al,H-76+(len(ls)-1-q)*10)
        y=H-94
    newp(); c.setFont('Times-Bold',9); c.drawString(30,y,'Kestrel Landing Office Center (kestrl01)'); y-=14
    rows=[];T=[0]*6; i=0; n=16; vac=(4,9,13)
    for j in range(n):
        u=str((j//5+1)*100+(j%5)*10); a=R.choice([1350,1875,2240,3120,4405,5660,7980])
        if y<150:newp()
        c.setFont('Times-Roman',8)
        if j in vac:
            put(u,30,'l',y);c.setFont('Times-Italic',8);put('VACANT',82,'l',y);c.setFont('Times-Roman',8);put(n2(a),420,'r',y)
            for x in (630,750,915,978): put('0.00',x,'r',y)
            rows.append(dict(unit=u,area=a,statusText='VACANT',contractRent=0,annualRent=0,deposit=0)); T[1]+=a; y-=20; continue
        name=nm[i];i+=1;s,e,tm=lease(R,asof,36,120); psf=R.choice([22.5,24,25.75,27,29.5]); m=round(a*psf/12,2); rec=round(a*R.choice([.5,.55,.6,.42]),2); pk=R.choice([0,150,300]); dep=R.choice([m,round(m*2,2),5000.0,0.0]); loc=R.choice([0.0,0.0,25000.0])
        code=f't00{R.randint(10000,99999)}'; lt=R.choice(['Office Net','Office Gross','Office Net'])
        ann=round(m*12,2)
        for (l,x,al),v in zip(cols,[u,name,code,lt,n2(a),us(s),us(e),str(tm),n2(m),n2(m/a),n2(ann),n2(ann/a),n2(rec*12/a),n2(dep),n2(loc)]): put(v,x,al,y)
        y-=12; sp=steps(R,asof,s,e,m,.025,12,2)
        c.setFont('Times-Bold',7); put('Charge Schedules',110,'l',y)
        for t,x,al in (('Charge',185,'l'),('Type',240,'l'),('Unit',310,'l'),('Area',420,'r'),('From',432,'l'),('To',486,'l'),('Monthly Amt',630,'r'),('Amt/Area',680,'r'),('Annual',750,'r')): put(t,x,al,y)
        y-=9; c.setFont('Times-Roman',7); ch=[('rent','Base Rent',m)]+([('opex','Opex Recovery',rec)])+([('park','Reserved Parking',pk)] if pk else [])
        lines=[(k,ty,s if not sp else max(s,addm(sp[0][0],-12)),(sp[0][0]-dt.timedelta(1)) if sp and k=='rent' else e,v) for k,ty,v in ch]
        for q,(x,v) in enumerate(sp): lines.insert(1+q,('rent','Base Rent',x,(sp[q+1][0]-dt.timedelta(1)) if q+1<len(sp) else e,v))
        for k,ty,f,t,v in lines:
            for vv,x,al in ((k,185,'l'),(ty,240,'l'),(u,310,'l'),(n0(a),420,'r'),(us(f),432,'l'),(us(t),486,'l'),(n2(v),630,'r'),(n2(v/a),680,'r'),(n2(v*12),750,'r')): put(vv,x,al,y)
            y-=9
        y-=7
        rows.append(dict(unit=u,area=a,tenantName=name,statusText='Occupied',contractRent=m,annualRent=ann,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,charges=[dict(code=k,amount=v) for k,_,v in ch],rentSteps=[dict(date=iso(x),amount=v) for x,v in sp]))
        T[0]+=a;T[2]+=m;T[3]+=ann;T[4]+=dep;T[5]+=loc
    if y<140:newp()
    c.line(26,y+6,W-26,y+6); c.setFont('Times-Bold',8); put('Total',82,'l',y-4);put(n2(T[0]+T[1]),420,'r',y-4);put(n2(T[2]),630,'r',y-4);put(n2(T[3]),750,'r',y-4);put(n2(T[4]),915,'r',y-4);put(n2(T[5]),978,'r',y-4); y-=24
    for l,k,v in (('Total Units',n,T[0]+T[1]),('Occupied Units',n-3,T[0]),('Vacant Units',3,T[1])):
        put(l,82,'l',y);put(str(k),250,'r',y);put(n2(v),420,'r',y);put(f'{v/(T[0]+T[1])*100:.2f} %',490,'r',y); y-=11
    c.save(); save(fn,'OFFICE','Yardi Tenancy Schedule I with charge schedules under each lease',True,'Kestrel Landing Office Center',iso(asof),n,n-3,3,rows)

def doc3():  # Mexico plaza
    R=random.Random(103); fn='Plaza Mirador del Valle - Rent Roll Marzo 2026 (EN).pdf'
    ss=lambda s,**k:ParagraphStyle('x',fontName='Helvetica',fontSize=s,leading=s+1.5,**k)
    doc=SimpleDocTemplate(path(fn),pagesize=letter,leftMargin=24,rightMargin=24,topMargin=30,bottomMargin=36); st=[]
    st+=[Paragraph('<b>PLAZA MIRADOR DEL VALLE</b>',ss(15,textColor=colors.HexColor('#7a1f3d'))),Spacer(1,6),Paragraph('Rent roll of commercial premises &nbsp;|&nbsp; Querétaro, Qro. &nbsp;|&nbsp; <b>as at 31/03/2026</b> &nbsp;|&nbsp; amounts in Mexican pesos (M.N.), monthly',ss(8)),Spacer(1,8)]
    asof=d(2026,3,31); nm=pool(R,45); nm=[x.replace(' Inc.','')+R.choice(['',' MX',', S.A. de C.V.','']) for x in nm]
    data=[['Local','Tenant / Business','m²','Term','', 'Monthly fees (M.N.)','','','','Total\nbilled'],['','','','from','to','Rent','Maint.','Advert.','IVA 16%','']]
    sty=[('SPAN',(3,0),(4,0)),('SPAN',(5,0),(8,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(9,0),(9,1)),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#7a1f3d')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,2),(-1,-1),'RIGHT'),('ALIGN',(3,0),(8,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('FONTSIZE',(0,0),(-1,-1),6.8),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEBELOW',(0,2),(-1,-1),.25,colors.lightgrey)]
    rows=[];G=[0]*6;i=0;cn=[0,0]
    for sec,ids,rng in (('ANCLAS / ANCHORS',['A-1','A-2'],(1800,4200)),('PLANTA BAJA / GROUND FLOOR',[f'PB-{k:02d}' for k in range(1,19)],(38,220)),('PLANTA ALTA / UPPER FLOOR',[f'PA-{k:02d}' for k in range(1,15)],(30,140)),('ISLAS / KIOSKS',[f'I-{k}' for k in range(1,6)],(6,12))):
        data.append([sec]+['']*9); q=len(data)-1; sty+=[('SPAN',(0,q),(-1,q)),('BACKGROUND',(0,q),(-1,q),colors.HexColor('#f1dfe5')),('FONTNAME',(0,q),(-1,q),'Helvetica-Bold')]; S=[0]*6
        for u in ids:
            a=round(R.uniform(*rng),2)
            if sec[0]!='A' and R.random()<.13 and sec[0]!='I' or u=='I-4':
                data.append([u,'DISPONIBLE (available)',n2(a),'','','-','-','-','-','-']); rows.append(dict(unit=u,section=sec,area=a,statusText='DISPONIBLE (available)'))
                S[0]+=a
                if sec[0]!='I':cn[1]+=1
                continue
            s,e,_=lease(R,asof,24 if sec[0]=='I' else 36,36 if sec[0]=='I' else 120); m=round(a*(R.uniform(110,150) if a>1000 else R.uniform(1500,2200) if a<13 else R.uniform(310,520)),2); mt=round(a*62.5,2); ad=round(m*.03,2); iv=round((m+mt+ad)*.16,2); t=round(m+mt+ad+iv,2)
            name=nm[i];i+=1
            data.append([u,Paragraph(name,ss(6.8)),n2(a),s.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y')]+['$'+n2(v) for v in (m,mt,ad,iv,t)])
            rows.append(dict(unit=u,section=sec,area=a,tenantName=name,statusText='Occupied',contractRent=m,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code=k,amount=v) for k,v in (('Rent',m),('Maint.',mt),('Advert.',ad),('IVA 16%',iv))],totalCharges=t))
            for k,v in enumerate((a,m,mt,ad,iv,t)):S[k]+=v
            if sec[0]!='I':cn[0]+=1
        data.append(['','Subtotal',n2(S[0]),'','']+['$'+n2(v) for v in S[1:]]); sty.append(('FONTNAME',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold')); G=[x+z for x,z in zip(G,S)]
    data.append(['','TOTAL PLAZA',n2(G[0]),'','']+['$'+n2(v) for v in G[1:]]); q=len(data)-1; sty+=[('FONTNAME',(0,q),(-1,q),'Helvetica-Bold'),('LINEABOVE',(0,q),(-1,q),1,colors.black)]
    st.append(Table(data,colWidths=[34,134,42,48,48,56,50,46,50,58],repeatRows=2,style=TableStyle(sty)))
    st+=[Spacer(1,10),Paragraph(f'<b>Locales: {sum(cn)}</b> &nbsp; Rented: {cn[0]} &nbsp; Available: {cn[1]}. Islas (kiosks in the common mall, 5) are not counted as locales.',ss(8)),Paragraph('IVA is charged on rent, maintenance and advertising. Lease adjustments every January by INPC.',ss(7))]
    doc.build(st); save(fn,'RETAIL','Mexican plaza in English, m2 and IVA, portrait, sections with Spanish names',True,'PLAZA MIRADOR DEL VALLE',iso(asof),sum(cn),*cn,rows)

def doc4():  # Argus presentation roll
    R=random.Random(104); fn='argus_presentation_rr_ridgeline.pdf'; W,H=landscape(letter); c=canvas.Canvas(path(fn),pagesize=(W,H)); nm=pool(R,15); pg=0;y=0; asof=d(2025,12,1)
    M=lambda x:x.strftime('%b-%Y')
    X=[34,62,250,330,400,455,520,570,615]
    def newp():
        nonlocal pg,y
        if pg:c.showPage()
        pg+=1; c.setFont('Helvetica',7);c.drawString(34,H-30,'Software : ARGUS Ver. 15.0.1 (Build: 15001-A)');c.drawString(34,H-39,'File : Ridgeline Marketplace v4');c.drawString(34,H-48,'Property Type : Retail')
        c.drawRightString(W-34,H-30,'Date : 11/18/25');c.drawRightString(W-34,H-39,'Time : 4:51 pm');c.drawRightString(W-34,H-48,f'Page : {pg}')
        c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-32,'Ridgeline Marketplace');c.setFont('Helvetica',8);c.drawCentredString(W/2,H-43,'Boise, ID');c.setFont('Helvetica-Bold',9);c.drawCentredString(W/2,H-58,'Presentation Rent Roll & Current Term Tenant Summary');c.setFont('Helvetica',8);c.drawCentredString(W/2,H-69,'As of Dec-2025 for 14,Area' if 0 else 'As of Dec-2025')
        c.setFont('Helvetica',7); c.rect(34,H-128,W-68,50)
        heads=[(62,['Tenant Name','Type & Suite Number','Lease Dates & Term']),(218,['Floor','SqFt','Bldg Share']),(300,['Rate & Amount','per Year','per Month']),(372,['Changes','on']),(425,['Changes','to ($/SF)']),(480,['CPI & Current','Porters\' Wage','Miscellaneous']),(560,['Description of','Operating Expense','Reimbursements']),(660,['Assumption','about subsequent','terms for this tenant'])]
        c.drawString(40,H-98,'No.')
        for x,l in heads:
            for q,t in enumerate(l): c.drawString(x,H-90-q*10,t)
        y=H-142
    newp();rows=[];n=14;tot=0;occ=0;TA=0;vl=[]
    areas=[R.choice([1400,1600,1820,2400,2950,3600,5100]) for _ in range(n)];areas[0]=41200;areas[6]=18500;ta=sum(areas)
    for j,a in enumerate(areas):
        if y<90:newp()
        u=['100','104','108','112A','112B','116','120','124','128','132','136','140','PAD 1','PAD 2'][j]
        v=j in (4,9); s,e,t=lease(R,asof,60,240 if a>9000 else 120); r=R.choice([22,24.5,27,30,33]) if a<9000 else 11.25; an=round(a*r); mo=round(a*r/12)
        name=nm[j]
        c.drawString(40,y,f'{j+1}.'); c.setFont('Helvetica-Bold',7);c.drawString(62,y,'VACANT' if v else name);c.setFont('Helvetica',7)
        c.drawString(62,y-9,f'Retail, Suite: {u}')
        c.drawRightString(262,y,n0(a));c.drawRightString(262,y-9,f'{a/ta*100:.2f}%')
        if v:
            c.drawString(660,y,'See assumption: Mkt'); rows.append(dict(unit=u,area=a,statusText='VACANT')); y-=30; vl.append(a); continue
        c.drawString(62,y-18,f'{M(s)} to {M(e)}');c.drawString(62,y-27,f'{t} Months')
        for q,x in enumerate((f'${r:,.2f}',f'${an:,}',f'${r/12:,.2f}',f'${mo:,}')): c.drawRightString(350,y-9*q,x)
        for q,(x,z) in enumerate(steps(R,asof,s,e,r,.03 if a<9000 else .1,12 if a<9000 else 60,3)): c.drawString(372,y-9*q,M(x));c.drawRightString(460,y-9*q,f'${z:,.2f}')
        c.drawString(480,y,'-'); 
        for q,x in enumerate(R.choice([['Net: Pays pro-rata','share of CAM, RET','and insurance'],['Net: Pays CAM with','5% cap, RET, Ins.'],['Base Year 2022']]) ): c.drawString(560,y-9*q,x)
        c.drawString(660,y,R.choice(['Market','Market','Option'])); c.drawString(660,y-9,'See assumption: Mkt')
        y-=44; tot+=an; occ+=1
        rows.append(dict(unit=u,area=a,unitType='Retail',tenantName=name,statusText='Occupied',contractRent=mo,annualRent=an,leaseStartDate=M(s),leaseEndDate=M(e)))
    for r in rows: r['unitType']='Retail'
    if y<100:newp()
    c.line(34,y+6,W-34,y+6);c.setFont('Helvetica-Bold',7)
    for q,(l,a,b) in enumerate((('Total Occupied SqFt',n0(ta-sum(vl)),f'{occ} tenants'),('Total Available SqFt',n0(sum(vl)),f'{len(vl)} suites'),('Total Property SqFt',n0(ta),f'{n} suites'))): c.drawString(62,y-6-10*q,l);c.drawRightString(262,y-6-10*q,a);c.drawString(272,y-6-10*q,b)
    c.drawString(372,y-6,'Scheduled base rent per year');c.drawRightString(560,y-6,f'${tot:,}')
    c.save();save(fn,'RETAIL','Argus DCF presentation rent roll, 4-line stacked records',True,'Ridgeline Marketplace','2025-12',n,occ,n-occ,rows)

def doc5():  # JDE mono large, Canada
    R=random.Random(105); fn='R5515621_RentRoll_HarrowgateMall.pdf'; asof=d(2026,1,31); W,H=landscape(legal); c=canvas.Canvas(path(fn),pagesize=(W,H)); n=128
    nm=pool(R,n); L=[];rows=[]
    def ln(*p):
        s=[' ']*164
        for pos,w,t,al in p:
            t=t[:w]; t=t.rjust(w) if al=='r' else t.ljust(w); s[pos:pos+w]=t
        L.append(''.join(s).rstrip())
    T=[0]*7;cnt={'RET':[0,0,0],'KSK':[0,0,0],'STO':[0,0,0],'FDC':[0,0,0]}; i=0; secs=[('LEVEL 1','RET',56,1001),('LEVEL 2','RET',40,2001),('FOOD COURT','FDC',12,2801),('KIOSKS','KSK',11,9001),('STORAGE','STO',9,7001)]
    for sec,ty,k,st in secs:
        L.append(('LOC',sec)); S=[0]*7
        for j in range(k):
            u=f'{ty[0]}{st+j*(2 if ty=="RET" else 1)}'
            a={'RET':R.choice([680,915,1240,1675,2210,3480,5120,9800]),'FDC':R.randint(320,540),'KSK':R.randint(90,180),'STO':R.randint(110,600)}[ty]
            cnt[ty][0]+=1
            if R.random()<.09:
                ln((0,8,u,'l'),(9,4,ty,'l'),(24,30,'** VACANT **','l'),(55,8,n0(a),'r')); S[0]+=a; cnt[ty][2]+=1
                rows.append(dict(unit=u,section=sec,unitType=ty,area=a,statusText='** VACANT **')); continue
            name=nm[i];i+=1; cnt[ty][1]+=1; s,e,_=lease(R,asof,36,120); psf={'RET':R.uniform(24,70),'FDC':R.uniform(90,140),'KSK':R.uniform(150,260),'STO':R.uniform(10,14)}[ty]
            if a>9000:psf=18.5
            m=round(a*psf/12,2);cm=tx=hv=pr=0
            if ty!='STO': cm=round(a*1.42,2);tx=round(a*.91,2);hv=round(a*.22,2);pr=round(a*.17,2)
            t=round(m+cm+tx+hv+pr,2); mtm=R.random()<.05
            ln((0,8,u,'l'),(9,4,ty,'l'),(14,8,str(R.randint(410000,489999)),'l'),(24,30,name,'l'),(55,8,n0(a),'r'),(65,8,s.strftime('%y/%m/%d'),'l'),(74,8,'M-T-M' if mtm else e.strftime('%y/%m/%d'),'l'),*[(83+13*q,12,n2(v) if v else '.00','r') for q,v in enumerate((m,cm,tx,hv,pr,t))])
            if ty=='RET' and R.random()<.35: ln((24,60,f'% RENT {R.choice([5,6,7,8])}.00  NAT BKPT {R.randint(6,30)*100000:,}  OPT {R.choice(["1 X 5","2 X 5","NONE"])}','l'))
            ch=[dict(code=k2,amount=v) for k2,v in zip(('MIN RENT','CAM','TAX','HVAC','PROMO'),(m,cm,tx,hv,pr))]
            rows.append(dict(unit=u,section=sec,unitType=ty,area=a,tenantName=name,statusText='Occupied',contractRent=m,leaseStartDate=iso(s),leaseEndDate='M-T-M' if mtm else iso(e),charges=ch,totalCharges=t))
            for q,v in enumerate((a,m,cm,tx,hv,pr,t)):S[q]+=v
        tl=lambda lab,S:ln((24,30,lab,'l'),(53,10,n0(S[0]),'r'),*[(83+13*q,12,n2(v),'r') for q,v in enumerate(S[1:])])
        ln((53,10,'-'*9,'r'),*[(83+13*q,12,'-'*12,'r') for q in range(6)]); tl('TOTAL '+sec,S); L.append(''); T=[x+z for x,z in zip(T,S)]
    ln((53,10,'='*9,'r'),*[(83+13*q,12,'='*12,'r') for q in range(6)]); tl('TOTAL BUILDING 30410',T); L+=['','']
    L.append('   STORE UNITS (RET, FDC, KSK)        UNITS    LEASED    VACANT'); x=[0]*3
    for k in ('RET','FDC','KSK'): L.append(f'      {k:<34}{cnt[k][0]:>5}{cnt[k][1]:>10}{cnt[k][2]:>10}'); x=[p+q for p,q in zip(x,cnt[k])]
    L.append(f'      {"TOTAL STORE UNITS":<34}{x[0]:>5}{x[1]:>10}{x[2]:>10}'); L.append('   STORAGE UNITS ARE NOT INCLUDED IN THE COUNT.'); L+=['','                                   *** END OF REPORT ***']
    per=50; pg=0; hdr=[]; LL=L; L=[]
    ln((0,8,'Unit','l'),(9,4,'Type','l'),(14,8,'Lease','l'),(24,30,'Tenant / DBA','l'),(55,8,'Rentable','r'),(65,8,'Begin','l'),(74,8,'End','l'),*[(83+13*q,12,t,'r') for q,t in enumerate(('Minimum','CAM','Tax','HVAC','Promo','Total'))])
    ln((55,8,'SqFt','r'),(65,18,'(YY/MM/DD)','l'),*[(83+13*q,12,t,'r') for q,t in ((0,'Rent'),(5,'Monthly'))])
    ln((0,8,'-'*8,'l'),(9,4,'----','l'),(14,8,'-'*8,'l'),(24,30,'-'*30,'l'),(55,8,'-'*8,'l'),(65,8,'-'*8,'l'),(74,8,'-'*8,'l'),*[(83+13*q,12,'-'*12,'r') for q in range(6)])
    hdr=L; L=LL
    out=[];cur=None
    k=0
    while k<len(L):
        pg+=1; c.setFont('Courier',8); yy=H-30
        top=[f'R5515621                                             Harrowgate Mall Holdings Ltd.                                          2/3/26   7:14:52',f'                                                              Rent Roll                                                    Page -    {pg}',f'Building  30410  Harrowgate Mall, Kitchener ON             As of Date 26/01/31                                                 CAD','']+hdr
        body=0
        for t in top: c.drawString(28,yy,t);yy-=10
        if cur and not isinstance(L[k],tuple) and L[k]: c.drawString(28,yy,f'Location  {cur}  (continued)');yy-=10
        while k<len(L) and body<per-0:
            t=L[k]
            if isinstance(t,tuple): cur=t[1]; t='Location  '+cur
            if 'TOTAL BUILDING' in t or '====' in t: cur=None
            c.drawString(28,yy,t);yy-=10;body+=1;k+=1
        c.showPage()
    c.save();save(fn,'RETAIL','JDE green-bar monospaced list, charge columns, 5 locations, 128 rows',True,'Harrowgate Mall',iso(asof),*x,rows)

def doc6():  # office tower OM Canada
    R=random.Random(106); fn='OM_p14-15_Calloway_Tower_tenancy.pdf'; asof=d(2025,11,1); nm=pool(R,30,True)
    P=lambda t,s=7,b=0,col='black',al=0:Paragraph(t,ParagraphStyle('p',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s+2,textColor=col,alignment=al))
    st=[P('CALLOWAY TOWER',20,1,'#0b3c5d'),Spacer(1,8),P('Tenancy schedule as of November 1, 2025 | 880 Calloway Street SW, Calgary, Alberta',9),Spacer(1,10)]
    hd=['Floor','Suite','Tenant','Rentable\nArea (SF)','Commencement','Expiry','Net Rent\n(PSF)','Net Rent\n(monthly)','Net Rent\n(annual)','Addl. Rent\n(monthly)','Next step\n(annual rent)','Options / remarks']
    data=[hd];sty=[];rows=[];i=0;T=[0]*4;cn=[0,0,0]
    for fl in range(14,0,-1):
        k=R.choice([1,1,2,3]) if fl>1 else 4; tot=11850 if fl>1 else 8200; cuts=sorted(R.sample(range(2,10),k-1)); fr=[b-a for a,b in zip([0]+cuts,cuts+[11])]; f0=len(data)
        for j in range(k):
            a=round(tot*fr[j]/11); u=f'{fl}{j*10:02d}' if fl>1 else f'CRU {j+1}'
            q=len(data)
            if (fl,j) in ((11,0),(7,0),(4,0),(1,2)):
                data.append([str(fl),u,P('Vacant',7,0,'#b00020'),n0(a),'','','','','','',' ',P('Available immediately',6.5)]);rows.append(dict(unit=u,building=None,area=a,statusText='Vacant'));cn[1]+=1;T[3]+=a;sty.append(('BACKGROUND',(1,q),(-1,q),colors.HexColor('#fbeaec')));continue
            name=nm[i];i+=1;s,e,_=lease(R,asof,60,120);r=R.choice([14,16.5,18,19.25,21,23]);an=a*r;m=round(an/12,2);an=round(an,2);ad=round(a*17.6/12,2)
            sp=steps(R,asof,s,e,an,.05,24,1)
            data.append([str(fl),u,P(name,7,1),n0(a),s.strftime('%b %d, %Y'),e.strftime('%b %d, %Y'),'$%.2f'%r,'$'+n2(m),'$'+n2(an),'$'+n2(ad),f'{sp[0][0]:%b %d, %Y}\n${n2(sp[0][1])}' if sp else 'None',P(R.choice(['1 x 5 yrs at market','2 x 5 yrs at market','No option','ROFO on floor','Termination right after yr 7 with 6 mos. penalty']),6.5)])
            rows.append(dict(unit=u,area=a,tenantName=name,statusText='Occupied',contractRent=m,annualRent=an,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code='Addl. Rent',amount=ad)],rentSteps=[dict(date=iso(x),amount=v,per='year') for x,v in sp]))
            cn[0]+=1;T[0]+=a;T[1]+=an;T[2]+=ad
        if k>1:sty.append(('SPAN',(0,f0),(0,len(data)-1)))
    mt=round(sum(r.get('contractRent',0) for r in rows),2)
    data.append(['','','Leased',n0(T[0]),'','','$%.2f'%(T[1]/T[0]),'$'+n2(mt),'$'+n2(T[1]),'$'+n2(T[2]),'',f'{cn[0]} suites']);data.append(['','','Vacant',n0(T[3])]+['']*7+[f'{cn[1]} suites']);data.append(['','','Total rentable area',n0(T[0]+T[3])]+['']*7+[f'{sum(cn)} suites'])
    sty+=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#0b3c5d')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('FONTSIZE',(0,0),(-1,-1),7),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(6,0),(9,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,-1),.3,colors.grey),('FONTNAME',(0,-3),(-1,-1),'Helvetica-Bold'),('FONTNAME',(0,1),(0,-4),'Helvetica-Bold'),('BACKGROUND',(0,1),(0,-4),colors.HexColor('#dbe7ef')),('ALIGN',(0,0),(0,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
    def foot(c,dd): c.setFont('Helvetica-Oblique',7);c.drawString(30,18,'Confidential Information Memorandum  |  All figures in Canadian dollars; net rents exclude GST.');c.drawRightString(762,18,str(13+dd.page))
    SimpleDocTemplate(path(fn),pagesize=landscape(letter),leftMargin=26,rightMargin=26,topMargin=30,bottomMargin=34).build(st+[Table(data,repeatRows=1,colWidths=[30,38,126,48,60,60,40,58,66,58,66,90],style=TableStyle(sty))],onFirstPage=foot,onLaterPages=foot)
    save(fn,'OFFICE','broker OM stacking by floor with spans, annual step',True,'CALLOWAY TOWER',iso(asof),sum(cn),cn[0],cn[1],rows)

def doc7():  # small strip, planted total
    R=random.Random(107); fn='Sawgrass Corners rent roll 5-1-25.pdf'; asof=d(2025,5,1); p=fpdf.FPDF('P','mm','Letter');p.add_page();p.set_font('Times','B',14);p.cell(0,8,'SAWGRASS CORNERS SHOPPING CENTER',align='C',new_x='LMARGIN',new_y='NEXT');p.set_font('Times','',10);p.cell(0,5,'Owner: Pelican Bluff Realty LLC     Ocala, Florida',align='C',new_x='LMARGIN',new_y='NEXT');p.cell(0,6,'Rent Roll, May 1, 2025',align='C',new_x='LMARGIN',new_y='NEXT');p.ln(4)
    w=[15,46,16,21,18,16,16,22,28]; hd=['Bay','Tenant','Sq. Ft.','Base','CAM','Taxes','Ins.','Total Due','Lease Ends']
    p.set_font('Times','B',9)
    for a,b in zip(w,hd):p.cell(a,7,b,border='TB',align='L' if b in('Bay','Tenant') else 'R')
    p.ln();nm=pool(R,12);rows=[];T=[0]*6;i=0;cn=[0,0]
    for j,u in enumerate(['1','2','3-4','5','6','7','8','9','10','Outparcel A','Outparcel B']):
        p.set_font('Times','',9);a=R.choice([1000,1200,1400,1500,2800]) if j<9 else R.choice([3400,4100]);
        if u=='3-4':a=2800
        lab=u.replace('Outparcel','OP')
        p.cell(w[0],6,lab);
        if u in('6',):
            p.cell(w[1],6,'--- vacant ---');p.cell(w[2],6,n0(a),align='R');p.ln();rows.append(dict(unit=lab,area=a,statusText='vacant'));T[0]+=a;cn[1]+=1;continue
        m=round(a*R.choice([1.25,1.4,1.5,1.65]),2);cm=round(a*.21,2);tx=round(a*.17,2);ins=round(a*.09,2)
        if j>8:cm=0.0
        t=round(m+cm+tx+ins,2);s,e,_=lease(R,asof,36,84);mt=j==7
        for b,v,al in zip(w[1:],[nm[i],n0(a),n2(m),n2(cm),n2(tx),n2(ins),n2(t),'month to month' if mt else e.strftime('%m-%d-%y')],'LRRRRRRR'):p.cell(b,6,v,align=al)
        p.ln()
        if j in(0,8):
            p.set_font('Times','I',8);p.cell(w[0],4,'');p.cell(0,4,f'plus {R.choice([4,5,6])}% of gross sales over ${R.choice([650,800])},000; one 5-year option');p.ln()
        rows.append(dict(unit=lab,area=a,tenantName=nm[i],statusText='Occupied',contractRent=m,leaseEndDate='month to month' if mt else iso(e),charges=[dict(code=k,amount=v) for k,v in (('Base',m),('CAM',cm),('Taxes',tx),('Ins.',ins))],totalCharges=t));i+=1;cn[0]+=1
        for q,v in enumerate((a,m,cm,tx,ins,t)):T[q]+=v
    p.set_font('Times','B',9);PT=[round(v,2) for v in T];PT[1]=round(PT[1]-900,2)
    for b,v,al in zip(w,['','Totals',n0(PT[0])]+[n2(v) for v in PT[1:]]+[''],'LLRRRRRRR'):p.cell(b,7,v,border='T',align=al)
    p.ln(12);p.set_font('Times','',9);p.multi_cell(0,5,'Total bays and outparcels: 11     Leased: 10     Vacant: 1\nBays 3 and 4 are one space (wall removed 2019).  Rents do not include Florida sales tax.\nOP = outparcel; outparcel tenants maintain their own lots and pay no CAM.')
    p.output(path(fn));save(fn,'RETAIL','small owner Times letter, percent-rent notes under rows',False,'SAWGRASS CORNERS SHOPPING CENTER',iso(asof),11,10,1,rows,planted=dict(what=f'Total of Base printed {n2(PT[1])} but the rows sum to {n2(T[1])} (900.00 short); all other totals tie',kind='total_wrong'))
def run():
    for f in (doc1,doc2,doc3,doc4,doc5,doc6,doc7):f()
