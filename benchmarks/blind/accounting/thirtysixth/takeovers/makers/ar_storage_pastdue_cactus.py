# self-storage store's past-due list (SiteLink / storEDGE-like) with grouped headings, lien status, days late bands as sections, workbook with formulas in totals
import random, openpyxl, datetime as dt
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as gl
from common import *
R=random.Random(3706)
FN="Ana Boyd Cleo Darius Etta Fermin Gwen Hollis Imelda Jonas Kendra Lonnie Marisol Ned Orla Pascual Renata Skip Thea Urban Vida Willa Yancy".split()
LN="Ashcroft Begaye Corrales Dunleavy Eastwick Figueroa Gillespie Hatathli Ibarra Jessup Kinlicheenie Lucero Montano Nez Ochoa Pruitt Quintero Redhouse Sandoval Tsosie Valenzuela Wambach Yellowhair".split()
BZ=["Sunrise Tile & Stone LLC","Mesa Verde Estate Sales","Dry Wash Landscaping","Kids Closet Consignment"]
F="ar_storage_pastdue_cactus.xlsx"; asof=dt.date(2025,8,31)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Past Due'
f=Font(name='Segoe UI',size=9); fb=Font(name='Segoe UI',size=9,bold=True); gr=PatternFill('solid',fgColor='F4E3C8'); hd=PatternFill('solid',fgColor='7A3E1D'); th=Side(style='thin',color='999999')
ws['A1']='Cactus Wren Self Storage #07 - Gallup'; ws['A1'].font=Font(name='Segoe UI',size=14,bold=True)
ws['A2']='Past Due Balances by Days Late'; ws['A2'].font=fb; ws['A3']='As of Sunday, August 31, 2025   |   Includes: all tenants owing $0.01 or more   |   Billing: anniversary'; ws['A3'].font=f
H1=['Unit','Size','Tenant','Acct','Phone','Paid\nThru','Days\nLate','Owed',None,None,None,None,'Credits\n/Unapplied','Total\nDue','Aging',None,None,None,'Monthly\nRate','Status']
H2=[None]*7+['Rent','Late Fee','Lien Fee','Insurance','Other']+[None]*2+['0-30','31-60','61-90','90+']+[None]*2
for c,(a,b) in enumerate(zip(H1,H2),1):
    for r,v in((5,a),(6,b)):
        k=ws.cell(r,c,v); k.font=Font(name='Segoe UI',size=9,bold=True,color='FFFFFF'); k.fill=hd; k.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    if b is None: ws.merge_cells(start_row=5,end_row=6,start_column=c,end_column=c)
ws.merge_cells('H5:L5'); ws.merge_cells('O5:R5'); ws.row_dimensions[5].height=26; ws.row_dimensions[6].height=15
for i,w in enumerate([8,8,26,9,14,10,7,10,9,9,10,9,11,11,10,10,10,10,10,14],1): ws.column_dimensions[gl(i)].width=w
K={7:"other:Days Late",8:"other:Owed Rent",9:"other:Owed Late Fee",10:"other:Owed Lien Fee",11:"other:Owed Insurance",12:"other:Owed Other",13:"other:Credits /Unapplied",14:"total",15:"b0_30",16:"b31_60",17:"b61_90",18:"b90",19:"other:Monthly Rate"}
SZ=[("5x5",48),("5x10",74),("10x10",118),("10x15",149),("10x20",189),("10x30",265),("P 12x30",95)]
secs=[("1 - 30 days late",1,30,16,["Late","Late","Gate Locked"]),("31 - 60 days late",31,60,11,["Overlocked","Pre-Lien"]),("61 - 90 days late",61,90,6,["Lien Sent","Lien Sent","Overlocked"]),("Over 90 days late",91,160,5,["Auction 9/18","Auction 9/18","Bankruptcy"])]
r=7; rows=[]; tot=[]; G={k:0 for k in range(8,19)}; used=set(); secrng=[]
for t,lo,hi,n,sts in secs:
    ws.cell(r,1,t).font=fb
    for c in range(1,21): ws.cell(r,c).fill=gr
    r+=1; S={k:0 for k in G}; r0=r
    for dl in sorted(R.sample(range(lo,hi+1),n)):
        while True:
            u=f"{R.choice('ABCDE')}{R.randint(1,64):03d}"
            if u not in used: used.add(u); break
        sz,base=R.choice(SZ); rate=base+R.choice([0,0,6,11,15,22]); m=(dl-1)//30+1; ins=R.choice([0,12,12,19])
        rent=rate*m; 
        # aging: oldest month first
        comp=[0,0,0,0]
        late=0; lf=25 if rate>100 else 20
        for i in range(m):
            age=dl-30*i; b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
            comp[b]+=rate+ins; 
            if age>5: comp[b]+=lf; late+=lf
        lien=0; oth=0
        if dl>35: lien=45; comp[0 if dl-35<=30 else 1 if dl-35<=60 else 2 if dl-35<=90 else 3]+=45
        if dl>70 and R.random()<.6: oth=30.5; comp[0]+=30.5
        cr=0
        if R.random()<.2: cr=-R.choice([10,20,25.75,40]); 
        # credit lowers the oldest bucket
        for b in(3,2,1,0):
            if comp[b]>0: comp[b]+=cr; break
        tt=rent+late+lien+ins*m+oth+cr; assert abs(sum(comp)-tt)<.001
        nm=R.choice(BZ) if R.random()<.08 else f"{R.choice(LN)}, {R.choice(FN)}"
        acct=str(R.randint(20100,48999)); pt=asof-dt.timedelta(days=dl); st=R.choice(sts)
        vals={7:dl,8:rent,9:late,10:lien,11:ins*m,12:oth,13:cr,14:tt,15:comp[0],16:comp[1],17:comp[2],18:comp[3],19:rate}
        for c,v in((1,u),(2,sz),(3,nm),(4,acct),(5,f"(505) 555-{R.randint(100,199):04d}"),(6,pt),(20,st)): ws.cell(r,c,v).font=f
        ws.cell(r,6).number_format='mm/dd/yy'
        row={"unit":u,"resident":acct,"name":nm,"status":st}
        for c,v in vals.items():
            if c>7 and c<19 and v==0: continue
            k=ws.cell(r,c,v); k.font=f; row[K[c]]=v
            k.number_format='0' if c==7 else '$#,##0.00;-$#,##0.00'
            if c==14: k.font=fb
        for c in S: S[c]+=vals[c]
        rows.append(row); r+=1
    ws.cell(r,3,f'{n} units').font=fb; q={"label":f"{n} units"}
    for c in S:
        k=ws.cell(r,c,f'=SUM({gl(c)}{r0}:{gl(c)}{r-1})'); k.font=fb; k.number_format='$#,##0.00;-$#,##0.00'; k.border=Border(top=th); q[K[c]]=S[c]; G[c]+=S[c]
    secrng.append(r); tot.append(q); r+=2
n=len(rows); ws.cell(r,1,'Store Total').font=fb; ws.cell(r,3,f'{n} units').font=fb; q={"label":"Store Total"}
for c in G:
    k=ws.cell(r,c,'='+'+'.join(f'{gl(c)}{x}' for x in secrng)); k.font=fb; k.number_format='$#,##0.00;-$#,##0.00'; k.border=Border(top=th,bottom=Side(style='double')); q[K[c]]=G[c]
tot.append(q)
ws.cell(r+2,1,'Paid Thru + 1 = first unpaid day. Late fee on day 6; lien fee on day 36. Auction notices mailed certified.').font=Font(name='Segoe UI',size=8,italic=True)
ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F)); recalc(F)
save(F,'AR',[K[c] for c in sorted(K)],rows,tot,'SELF_STORAGE','storage store past-due list, grouped Owed/Aging headers, days-late band sections, blank zeros, formula totals',True)
