# Australia, neighbourhood shopping centre, xlsx (openpyxl, merged two-row header, hidden col, formulas replaced by values)
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
fn='06_Banksia_Gate_Tenancy_Schedule.xlsx'
random.seed(8406)
wb=Workbook(); ws=wb.active; ws.title='Tenancy Sched'
F=lambda **k: Font(name='Verdana',size=8,**k)
ws['B1']='Banksia Gate Shopping Village'; ws['B1'].font=Font(name='Verdana',size=13,bold=True)
ws['B2']='212 Old Gympie Road, Morayfield QLD'; ws['B3']='Tenancy Schedule - as at 1 December 2025'; ws['B4']='All amounts AUD per annum excluding GST unless shown otherwise'
for a in ('B2','B3','B4'): ws[a].font=F()
top=[('Shop',1),('Lessee',1),('Trading name',1),('GLA m²',1),('Lease',3),('Options',1),('Rent review',1),('Base rent',2),('Recoveries p.a.',2),('Gross rent p.a.',1),('Monthly incl. GST',1),('Security held',1)]
sub={'Lease':['Commence','Term (yrs)','Expiry'],'Base rent':['p.a.','$/m²'],'Recoveries p.a.':['Outgoings','Promotion levy']}
hf=PatternFill('solid',fgColor='2F5D50'); th=Side(style='thin',color='999999'); bd=Border(left=th,right=th,top=th,bottom=th)
c=2
for t,n in top:
    if n>1:
        ws.merge_cells(start_row=6,start_column=c,end_row=6,end_column=c+n-1)
        for k,x in enumerate(sub[t]): ws.cell(7,c+k,x)
    else: ws.merge_cells(start_row=6,start_column=c,end_row=7,end_column=c)
    ws.cell(6,c,t); c+=n
NC=c-1
for rr in (6,7):
    for j in range(2,NC+1):
        x=ws.cell(rr,j); x.font=F(bold=True,color='FFFFFF'); x.fill=hf; x.border=bd; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
for j,w in enumerate([2,8,38,24,9,11,8,11,12,16,12,9,12,12,13,13,13],1): ws.column_dimensions[gl(j)].width=w
ws.column_dimensions['G'].hidden=True
S=[('Major',[('MJ1','Harvest Grove Supermarkets Pty Ltd','Harvest Grove',3150,305,20,'4 x 10 yrs','% rent only')]),
('Mini Majors',[('MM1','Redgum Discount Variety Pty Ltd','Redgum Reject',720,265,7,'1 x 5 yrs','3.0%'),('MM2','Sunshine Liquor Holdings Pty Ltd','Bottlemate',410,390,10,'2 x 5 yrs','CPI')]),
('Specialties',[('1','J & T Moreton Pty Ltd ATF Moreton Family Trust','Moreton Meats',118,760,5,'1 x 5 yrs','4.0%'),('2','Pure Crust Bakehouse Pty Ltd','Pure Crust',96,905,7,'','4.0%'),('3','Caboolture Medical Imaging Pty Ltd','CMI Radiology',245,520,10,'2 x 5 yrs','3.5%'),('4','Blue Gum Chemists Pty Ltd','Blue Gum Chemist',205,880,7,'1 x 7 yrs','4.0%'),('5A','Nailworx QLD Pty Ltd','Nailworx',52,980,5,'','5.0%'),('5B',None,None,61,0,0,'',''),('6','Sakura Roll Pty Ltd','Sakura Roll',48,1120,5,'','4.0%'),('7 & 8','Moreton Bay Physiotherapy Pty Ltd','MB Physio',164,560,5,'1 x 5 yrs','CPI + 1%'),('9','D. Prakash & L. Prakash','Spice Route Takeaway',84,720,5,'1 x 3 yrs','4.0%'),('10','Coast Optical Services Pty Ltd','Eyes on Coast',92,840,6,'','4.0%'),('11','Brightside Early Learning Pty Ltd','Brightside',380,330,15,'2 x 10 yrs','CPI'),('12',None,None,75,0,0,'',''),('13','Cut Above Barbers Pty Ltd','Cut Above',45,1010,3,'1 x 3 yrs','4.0%'),('14','Lotto & News Morayfield Pty Ltd','Village News',110,690,5,'','4.0%'),('15','Queensland Tax Desk Pty Ltd','Tax Desk',68,700,3,'','5.0%')]),
('Kiosks & ATMs',[('K1','Bean Counter Coffee Pty Ltd','Bean Counter',18,2650,5,'','5.0%'),('K2','Phone Clinic AU Pty Ltd','Phone Clinic',12,3050,3,'','5.0%'),('ATM1','Cashpoint Networks Pty Ltd','ATM',2,6500,5,'1 x 5 yrs','CPI')]),
('Pad Sites',[('P1','Fuelway Properties Pty Ltd','Fuelway / QuickStop',290,1050,15,'3 x 5 yrs','3.0%'),('P2','Big Rooster Restaurants Pty Ltd','Big Rooster',260,720,15,'2 x 10 yrs','CPI')])]
r=8; rows=[]; G=[0]*7
NF='#,##0;(#,##0);"-"'
def w(v,bold=False,fill=None):
    global r
    for j,x in enumerate(v,2):
        k=ws.cell(r,j,x); k.font=F(bold=bold); k.border=bd
        if isinstance(x,dt.date): k.number_format='d/mm/yyyy'; k.alignment=Alignment(horizontal='right')
        elif isinstance(x,(int,float)): k.number_format= '#,##0.00' if j==16 else NF
        if fill: k.fill=PatternFill('solid',fgColor=fill)
    r+=1
for sec,us in S:
    w([sec]+['']*(NC-2),True,'DDE8E4'); T=[0]*7
    for u,l,t,a,rate,term,op,rev in us:
        if l:
            e=D(random.randint(2026,2032),random.randint(1,12),1)-dt.timedelta(1); e=e if e>D(2026,1,1) else D(2026,6,30); s=D(e.year-term,e.month,e.day)+dt.timedelta(1) if not(e.month==2) else D(e.year-term,3,1)
            if s>D(2025,12,1): s=D(2025,7,1); e=addy(s,term)
            base=round(a*rate); og=round(a*142) if sec not in('Kiosks & ATMs','Pad Sites') else 0; pl=round(base*.05) if sec=='Specialties' else 0
        else: s=e=None; base=og=pl=0
        g=base+og+pl; mg=round(g/12*1.1,2); bg=round(g/4/10)*10 if l and sec in('Specialties','Kiosks & ATMs') else 0
        w([u,l or 'VACANT',t or '',a,s or '',term or '',e or '',op,rev,base,round(base/a) if l else 0,og,pl,g,mg,bg])
        ch=[dict(code='Outgoings',amount=og),dict(code='Promotion levy',amount=pl)]
        rows.append(dict(unit=u,section=sec,area=a,tenantName=l,statusText='Occupied' if l else 'VACANT',leaseStartDate=s,leaseEndDate=e,annualRent=base or None,charges=[x for x in ch if x['amount']],totalCharges=g or None,deposit=bg or None))
        for i,v in enumerate((a,base,og,pl,g,mg,bg)): T[i]+=v
    w(['',f'Total {sec}','',T[0],'','','','','',T[1],'',T[2],T[3],T[4],round(T[5],2),T[6]],True); G=[x+y for x,y in zip(G,T)]
w(['','TOTAL CENTRE','',G[0],'','','','','',G[1],'',G[2],G[3],G[4],round(G[5],2),G[6]],True,'C5D9D2')
r+=1
va=sum(x['area'] for x in rows if not x.get('tenantName'))
for a,b in (('Number of tenancies',len(rows)),('Occupied',len(rows)-2),('Vacant',2),('Vacant GLA m²',va)):
    ws.cell(r,3,a).font=F(); ws.cell(r,5,b).font=F(); r+=1
ws.cell(r+1,3,'Security held: bank guarantees or cash bonds. Nil outgoings = gross lease.').font=F(italic=True)
ws.freeze_panes='D8'; ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
w2=wb.create_sheet('Expiry profile'); w2.append(['Calendar year','Base rent expiring'])
for y in sorted({x['leaseEndDate'].year for x in rows if x.get('leaseEndDate')}): w2.append([y,sum(x['annualRent'] for x in rows if x.get('leaseEndDate') and x['leaseEndDate'].year==y)])
wb.save(doc(fn))
assert sum(x['annualRent'] or 0 for x in rows)==G[1]
save(fn,'Banksia Gate Shopping Village','2025-12-01',rows,len(rows),len(rows)-2,2,'RETAIL','Australian shopping centre workbook, merged two-row header, sections, hidden term column',False,sheet='Tenancy Sched')
