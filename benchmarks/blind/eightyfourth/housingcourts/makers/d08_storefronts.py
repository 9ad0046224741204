from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(808); nm=Names(r)
N='Kettleman Main St bldgs - rents for credit union.xlsx'
w=Workbook(); s=w.active; s.title='Rents Sept 26'
B=Font(bold=True,name='Calibri',size=11); thin=Side(style='thin')
s['A1']='Kettleman Brothers - Main Street buildings'; s['A1'].font=Font(bold=True,size=14); s['A2']='Rents in place September 2026 (for Cayuga Valley Federal Credit Union)'; s['A2'].font=Font(italic=True)
shops=["Little Falls Vape & Smoke","Corner Cup Espresso","Hair by Odalys","Mohawk Vacuum & Sew","Tax Time of CNY","Pho Saigon 88","Second Chance Thrift","Nutrition Alley"]
r.shuffle(shops); y=4; rows=[]; G=[0,0,0]; gn=[0,0]
for k,(bd,ns,nf) in enumerate((("311 Main Street",1,3),("315-319 Main Street",3,6),("402 Main Street (corner Mill)",2,4),("27 Mill Street - rear building",0,4),("510-512 Main Street",2,5))):
    s.merge_cells(start_row=y,start_column=1,end_row=y,end_column=9); c=s.cell(y,1,bd); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='4F6228'); y+=1
    for i,h in enumerate(["Space","Use","Who","Monthly\nrent","Heat\nsurchg.","Sec. dep.","Lease from","Lease to","Notes"],1):
        c=s.cell(y,i,h); c.font=B; c.alignment=Alignment(wrap_text=True,vertical='bottom'); c.border=Border(bottom=thin)
    s.row_dimensions[y].height=31; y+=1; S=[0,0,0]
    for j in range(ns+nf):
        st=j<ns; u=(f"Store {j+1}" if ns>1 else "Store") if st else f"Flat {j-ns+1}"; use=("Store" if st else r.choice(["1 bdrm flat","2 bdrm flat","2 bdrm flat","Studio flat"]))
        vac=(k,j) in ((1,2),(2,4),(4,6)); 
        s.cell(y,1,u); s.cell(y,2,use)
        if vac: s.cell(y,3,"VACANT").font=Font(bold=True,color='C00000'); s.cell(y,9,"was 850, repainting" if not st else "sign in window"); rows.append(row(unit=u,building=bd,unitType=use,statusText='VACANT'))
        else:
            t=shops.pop() if st else nm(); rent=r.choice([1150,1275,1400,1650]) if st else {"1":r.choice([725,775]),"2":r.choice([875,925,950]),"S":575}[use[0]]; ht=0 if st else r.choice([0,40,40,55]); dp=rent if r.random()<.8 else 500
            a=rdate(r,D(2018,1,1),D(2026,8,1),1); m=not st and r.random()<.45; e=None if m else (D(2027+r.randrange(4),r.randint(1,12),1)-dt.timedelta(1) if st else D(2027 if a.month<=9 else 2026,a.month,1)-dt.timedelta(1))
            s.cell(y,3,t); s.cell(y,4,rent); s.cell(y,6,dp); s.cell(y,7,a).number_format='m/d/yyyy'
            if ht: s.cell(y,5,ht)
            c=s.cell(y,8,'month to month' if m else e); c.number_format='m/d/yyyy'; c.alignment=Alignment(horizontal='right')
            if st and r.random()<.4: s.cell(y,9,"tenant pays own gas")
            rows.append(row(unit=u,building=bd,unitType=use,tenantName=t,statusText='Occupied',contractRent=rent,charges=[dict(code='Heat surchg.',amount=ht)] if ht else None,deposit=dp,leaseStartDate=a,leaseEndDate='month to month' if m else e))
            for q,v in enumerate((rent,ht,dp)):S[q]+=v
        for i in (4,5,6): s.cell(y,i).number_format='#,##0'
        y+=1
    s.cell(y,3,"Building total").font=B
    for q in range(3): c=s.cell(y,4+q,S[q]); c.font=B; c.number_format='#,##0'; c.border=Border(top=thin); G[q]+=S[q]
    y+=2
s.cell(y,3,"ALL FIVE BUILDINGS").font=B
for q in range(3): c=s.cell(y,4+q,G[q]); c.font=B; c.number_format='$#,##0'; c.border=Border(top=thin,bottom=Side(style='double'))
s.cell(y+1,3,"a year"); s.cell(y+1,4,G[0]*12).number_format='$#,##0'
for c_,v in zip("ABCDEFGHI",(11,14,28,11,10,11,12,16,24)): s.column_dimensions[c_].width=v
s2=w.create_sheet('Mortgages'); 
for q in [("Building","Lender","Balance 8/31/26"),("311 Main Street","Cayuga Valley FCU",81240.55),("315-319 Main Street","Cayuga Valley FCU",212006.10),("510-512 Main Street","First Prairie S&L",164880)]: s2.append(q)
s.page_setup.orientation='landscape'; s.page_setup.fitToWidth=1; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr.fitToPage=True
w.save(doc(N)); V=sum('tenantName' not in q for q in rows)
save(N,'MIXED_USE','owner spreadsheet, stacked building blocks each with header and total',False,dict(propertyName='Kettleman Brothers - Main Street buildings',asOnDate='2026-09',units=len(rows),occupied=len(rows)-V,vacant=V,sheet=s.title,planted=None,rows=rows),[('contractRent',G[0]),('deposit',G[2])])
