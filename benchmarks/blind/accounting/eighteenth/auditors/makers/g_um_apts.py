from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(1807)
SE=[('Studio',[('S1','Alder','0','1',482,1215,18),('S1R','Alder renovated','0','1',482,1340,10)]),
('One bedroom',[('A1','Birch','1','1',655,1410,36),('A1R','Birch renovated','1','1',655,1545,22),('A2','Cedar','1','1',712,1480,28),('A2D','Cedar with den','1','1.5',806,1635,12)]),
('Two bedroom',[('B1','Dogwood','2','1',884,1695,24),('B2','Elm','2','2',968,1810,40),('B2R','Elm renovated','2','2',968,1965,16),('B3','Fir corner','2','2',1042,1940,14),('B4T','Grove townhouse','2','2.5',1188,2150,8)]),
('Three bedroom',[('C1','Hawthorn','3','2',1246,2285,12),('C2T','Ironwood townhouse','3','2.5',1410,2540,6)])]
def run():
    N=['sf','units','pct_units','occupied','vacant','other:NON-REVENUE Model','other:NON-REVENUE Employee','down','market','actual','market_total','actual_total']
    allu=sum(t[6] for s in SE for t in s[1]); rows=[];tot=[]
    hd=[['Plan','Name','Bd','Ba','Sq\nFt','Unit\nCount','% of\nTotal','Occu-\npied','Vacant','NON-REVENUE','','Down','AVERAGE RENT','','MONTHLY TOTAL',''],['','','','','','','','','','Model','Employee','','Market\n(all units)','In place\n(occupied)','Market\n(all units)','In place\n(occupied)']]
    hd[0][7]='Occupied'
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.3),('TEXTCOLOR',(0,0),(-1,1),colors.white),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2E4A62')),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TOPPADDING',(0,2),(-1,-1),2.3),('BOTTOMPADDING',(0,2),(-1,-1),2.3)]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,3,4,5,6,7,8,11)]+[('SPAN',(9,0),(10,0)),('SPAN',(12,0),(13,0)),('SPAN',(14,0),(15,0)),('ALIGN',(9,0),(10,0),'CENTER'),('ALIGN',(12,0),(15,0),'CENTER')]
    data=list(hd)
    fm=lambda v:[f'{v[0]:,}',str(v[1]),f'{v[2]:.1f}%']+[str(x) if x else '-' for x in v[3:8]]+[f'${v[8]:,}',f'${v[9]:,}',f'{v[10]:,}',f'{v[11]:,}']
    special={'A1':(1,1,0),'B2':(1,0,1),'A2':(0,1,0),'B1':(0,0,2),'S1':(0,0,1),'C1':(0,1,0)}
    G=[]
    def agg(L):
        u=sum(x[1] for x in L); o=sum(x[3] for x in L); M=sum(x[10] for x in L); A=sum(x[11] for x in L)
        return [round(sum(x[0]*x[1] for x in L)/u),u,round(u/allu*100,1)]+[sum(x[i] for x in L) for i in range(3,8)]+[round(M/u),round(A/o),M,A]
    for s,l in SE:
        data.append([s.upper()]); i=len(data)-1; sty+=[('FONT',(0,i),(0,i),'Helvetica-Oblique',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EEF2F5'))]; L=[]
        for c,n,bd,ba,sf,mk,u in l:
            mo,em,dn=special.get(c,(0,0,0)); vac=R.choice([0,1,1,2,3]) if u>8 else R.choice([0,1]); occ=u-mo-em-dn-vac
            A=sum(mk-R.randint(5,160) for _ in range(occ)); v=[sf,u,round(u/allu*100,1),occ,vac,mo,em,dn,mk,round(A/occ),mk*u,A]
            L.append(v); rows.append(dict(type=c,name=n,beds=float(bd),baths=float(ba),**dict(zip(N,v)))); data.append([c,n,bd,ba]+fm(v))
        a=agg(L); G+=L; lab=s+' total / average'; tot.append(dict(label=lab,**dict(zip(N,a)))); data.append([lab,'','','']+fm(a)); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),.5,colors.grey),('SPAN',(0,i),(3,i))]
    a=agg(G); tot.append(dict(label='PROPERTY',**dict(zip(N,a)))); data.append(['PROPERTY','','','']+fm(a)); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.4),('LINEABOVE',(0,i),(-1,i),1.2,colors.black),('LINEBELOW',(0,i),(-1,i),1.2,colors.black)]
    assert all(x[1]==sum(x[3:8]) for x in G)
    t=Table(data,colWidths=[34,92,20,22,36,34,38,44,38,38,46,34,54,56,60,60],repeatRows=2); t.setStyle(TableStyle(sty))
    P=lambda x,s=9,b=0:Paragraph(x,ParagraphStyle('p',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s+3))
    tie=Table([['Tie-out to rent roll dated 12/31/2024','Units','In-place rent'],['Per this unit mix (occupied)',str(a[3]),f'{a[11]:,}'],['Per rent roll, status Current',str(a[3]-3),f'{a[11]-4715:,}'],['Per rent roll, status On notice','3','4,715'],['Difference','-','-']],colWidths=[200,50,80],hAlign='LEFT'); tie.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('LINEBELOW',(0,0),(-1,0),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
    fn='arborfield_unit_mix_tieout.pdf'
    SimpleDocTemplate(out(fn),pagesize=landscape(letter),margins=30,leftMargin=36,rightMargin=36,topMargin=32,bottomMargin=30,invariant=1).build([P('Arborfield Commons Apartments',14,1),P('Unit mix and rent summary by floor plan - December 31, 2024 (246 units, 11 buildings)' .replace('246',str(allu))),Spacer(1,8),t,Spacer(1,10),tie,Spacer(1,6),P('Average in place excludes model, employee, vacant and down units. Section averages are weighted. W/P REV-6; prepared S. Halloran.',7.5)])
    save(fn,'UM',N,rows,tot,None,'MULTIFAMILY','audit senior, revenue tie-out','landscape table with bedroom sections, subtotals with weighted averages, tie-out box','grouped two-line header; dashes for nil counts; code and name of plan in two columns; recap box')
