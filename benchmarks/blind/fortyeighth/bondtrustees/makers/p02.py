# compliance list, tenant + HAP portions, by building, certified at the foot
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
r=random.Random(4802); N=Names(r); fn='St_Odile_Court_LIHTC_HAP_rent_schedule.pdf'
ps=ParagraphStyle('a',fontName='Times-Roman',fontSize=9,leading=11); bs=ParagraphStyle('b',parent=ps,fontName='Times-Bold',fontSize=13,leading=16,alignment=1); cs=ParagraphStyle('c',parent=ps,alignment=1)
cr={'1BR':1088,'2BR':1297,'3BR':1518}; ua={'1BR':71,'2BR':94,'3BR':118}; mx={'50%':{'1BR':1012,'2BR':1214,'3BR':1402},'60%':{'1BR':1214,'2BR':1457,'3BR':1683}}
B=[('A','1410 Alder Street',18),('B','1418 Alder Street',18),('C','77 Foundry Lane',14)]
data=[]
for b,ad,n in B:
    L=[]
    for i in range(n):
        fl=i//6+1; u=f"{b}{fl}{i%6+1:02d}"; t=['1BR','2BR','2BR','3BR','1BR','2BR'][i%6]; ami=r.choice(['50%','60%','60%'])
        x=dict(unit=u,unitType=t,building=f'Building {b} - {ad}',ami=ami,contractRent=cr[t])
        if u in('A203','C104','B306'): x.update(statusText='VACANT',contractRent=0,tp=0,hap=0,hh='')
        elif u=='A101': x.update(statusText='Occupied',tenantName='Site Manager (exempt)',ami='EXM',contractRent=0,tp=0,hap=0,hh='',moveInDate=d(2021,4,12))
        else:
            f,l=N.get(); tp=r.choice([0,25]) if r.random()<.1 else r.randint(96,min(640,cr[t]-150)); mi=d(2025,8,1)-dt.timedelta(days=r.randint(30,4200))
            x.update(statusText='Occupied',tenantName=f"{l}, {f[0]}.",tp=tp,hap=cr[t]-tp,hh=str(r.randint(1,{'1BR':2,'2BR':4,'3BR':6}[t])),moveInDate=mi,cert=d(2025 if mi.month<=8 else 2024,mi.month,1))
        L.append(x)
    data.append(L)
hdr=[['Unit','Size','Set-\naside','Household','No. in\nHH','Moved\nIn','Last Cert.\nEffective','Utility\nAllow.','Tenant\nRent','HAP\nPayment','Contract\nRent','LIHTC Max.\nGross Rent']]
T=[]; st=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('ALIGN',(7,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(6,-1),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),
 ('LINEBELOW',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
def D(x): return x.strftime('%m/%d/%y')
g=[0,0,0]
T+=hdr
for (b,ad,n),L in zip(B,data):
    st+=[('SPAN',(0,len(T)),(-1,len(T))),('FONT',(0,len(T)),(-1,len(T)),'Times-BoldItalic',9),('BACKGROUND',(0,len(T)),(-1,len(T)),colors.Color(.9,.92,.88))]
    T.append([f"Building {b} - {ad}"]+['']*11); s=[0,0,0]
    for x in L:
        v=x['statusText']=='VACANT'
        T.append([x['unit'],x['unitType'],x['ami'],'VACANT' if v else x['tenantName'],x['hh'],D(x['moveInDate']) if 'moveInDate' in x else '',D(x['cert']) if 'cert' in x else '',str(ua[x['unitType']]),f"{x['tp']:,.0f}",f"{x['hap']:,.0f}",f"{x['contractRent']:,.0f}",f"{mx[x['ami']][x['unitType']]:,}" if x['ami'] in mx else 'n/a'])
        for i,k in enumerate(('tp','hap','contractRent')): s[i]+=x[k]; g[i]+=x[k]
    st+=[('FONT',(0,len(T)),(-1,len(T)),'Times-Bold',8.5),('LINEABOVE',(8,len(T)),(10,len(T)),.4,colors.black)]
    T.append(['','','',f'Subtotal Bldg {b} ({n} units)','','','','']+[f"${v:,.0f}" for v in s]+[''])
rows=[x for L in data for x in L]; occ=sum('tenantName' in x for x in rows)
st+=[('FONT',(0,len(T)),(-1,len(T)),'Times-Bold',9),('LINEABOVE',(0,len(T)),(-1,len(T)),1,colors.black),('LINEBELOW',(0,len(T)),(-1,len(T)),1,colors.black)]
T.append(['','','',f'PROJECT TOTAL ({len(rows)} units)','','','','']+[f"${v:,.0f}" for v in g]+[''])
tb=Table(T,repeatRows=1,colWidths=[40,36,36,140,38,56,62,48,58,62,62,66]); tb.setStyle(TableStyle(st))
def pf(c,doc): c.setFont('Times-Italic',8); c.drawString(40,24,'St. Odile Court - Trustee reporting under Section 4.07 of the Regulatory Agreement'); c.drawRightString(landscape(letter)[0]-40,24,f'Sheet {doc.page}')
doc=SimpleDocTemplate(os.path.join(DOC,fn),pagesize=landscape(letter),topMargin=36,bottomMargin=42,leftMargin=40,rightMargin=40)
doc.build([Paragraph('ST. ODILE COURT APARTMENTS',bs),Paragraph('Rent Schedule and Subsidy Detail - Section 8 HAP Contract / Tax-Exempt Bond &amp; 4% LIHTC',cs),Paragraph('Rents in effect September 1, 2025',cs),Spacer(1,8),tb,Spacer(1,10),
 KeepTogether([Paragraph(f'{occ} units occupied, {len(rows)-occ} vacant. One staff unit is exempt and bears no rent. The Owner certifies that the foregoing is true and complete and that the households named have been certified in accordance with the Regulatory Agreement.',ps),Spacer(1,22),Paragraph('______________________________ &nbsp;&nbsp;&nbsp; Date: ____ / ____ / ______<br/>Compliance Director, St. Odile Housing Partners LP',ps)])],onFirstPage=pf,onLaterPages=pf)
for x in rows:
    x['charges']=[dict(code='Tenant Rent',amount=x.pop('tp')),dict(code='HAP Payment',amount=x.pop('hap'))]
    for k in('ami','hh','cert'): x.pop(k,None)
save(fn,dict(propertyName='St. Odile Court Apartments',asOnDate='2025-09-01',units=len(rows),occupied=occ,vacant=len(rows)-occ,rows=rows),'MULTIFAMILY','compliance list by building with tenant and HAP portions')
