from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1414); nm=Names(r)
N='Kirkwall Tower Rent & Arrears Ledger.xlsx'
w=Workbook(); s=w.active; s.title='Ledger'; F=lambda **k: Font(name='Arial',size=9,**k); th=Side(style='thin',color='999999')
s['A1']='KIRKWALL TOWER, 70 Kirkwall Crescent, London ON'; s['A1'].font=Font(name='Arial',size=12,bold=True); s['A2']='Rent and arrears ledger at month end: 31 August 2026'; s['A2'].font=F(); s['N1']='Jolicoeur Residential Mgmt. Inc.'; s['N1'].font=F(italic=True)
for a,b,t in ((1,3,'SUITE'),(4,6,'TENANCY'),(7,10,'MONTHLY CHARGES'),(11,14,'ARREARS BY AGE'),(15,15,'')):
    if b>a: s.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b)
    c=s.cell(4,a,t); c.font=F(bold=True); c.alignment=Alignment(horizontal='center'); c.fill=PatternFill('solid',fgColor='D9E1F2')
for i,h in enumerate(['No.','Floor','Type','Tenant','Moved in','Term ends','Lawful rent','Parking','Locker','Payable','0-30','31-60','61+','Total owing','LMR held'],1):
    c=s.cell(5,i,h); c.font=F(bold=True); c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='center' if i>6 else 'left')
y=6; rows=[]; K=dict.fromkeys(range(7,16),0); V=0; pl=None
for fl in range(1,9):
    for q in range(1,8):
        if fl==1 and q>5: continue
        u=fl*100+q; ty=["Bach","1 Bed","1 Bed","2 Bed","2 Bed","1 Bed","3 Bed"][q-1]
        for c,v in ((1,u),(2,fl),(3,ty)): s.cell(y,c,v)
        if u in (203,506,707): 
            s.cell(y,4,'** vacant **'); V+=1; rows.append(row(unit=str(u),unitType=ty,statusText='** vacant **'))
        else:
            n=nm('lf'); a=rdate(r,D(1998,1,1),D(2026,7,1),1); base={"Bach":1190,"1 Bed":1510,"2 Bed":1840,"3 Bed":2160}[ty]; rent=round(base*(.58+.42*(a.year-1998)/28)+r.uniform(-20,20),2); pk=r.choice([0,65,65,90]); lk=r.choice([0,0,25]); pay=round(rent+pk+lk,2); te='m-t-m' if a<D(2025,9,1) else D(a.year+1,a.month,1)-dt.timedelta(1)
            x=r.random(); ar=[0,0,0]
            if x<.22: ar[0]=r.choice([pay,round(pay/2,2),120.0])
            if x<.09: ar[0]=pay; ar[1]=pay
            if x<.04: ar[2]=round(pay*r.choice([1,2,3.5]),2)
            ow=round(sum(ar),2); lm=round(rent/1.021,2); pr=rent
            if u==604: h=round(rent); pr=round(rent+ (300 if int(str(int(rent))[-3])<7 else -300),2); pl=(u,rent,pr)
            vals=[pr,pk,lk,pay]+ar+[ow,lm]
            s.cell(y,4,n); s.cell(y,5,a).number_format='yyyy-mm-dd'; s.cell(y,6,te).number_format='yyyy-mm-dd'
            for c,v in enumerate(vals,7):
                if v or c in (7,10,14): s.cell(y,c,v)
                K[c]=round(K[c]+(rent if c==7 else v),2)
            rows.append(row(unit=str(u),unitType=ty,tenantName=n,statusText='Occupied',moveInDate=a,leaseEndDate=te,contractRent=pr,charges=[dict(code=k,amount=v) for k,v in (('Lawful rent',pr),('Parking',pk),('Locker',lk)) if v],totalCharges=pay,balance=ow,deposit=lm))
        for c in range(1,16):
            z=s.cell(y,c); z.font=F(); z.border=Border(bottom=Side(style='hair'))
            if c>6:z.number_format='#,##0.00'
            elif c in (5,6): z.alignment=Alignment(horizontal='left')
        y+=1
s.cell(y,1,f"54 suites, {54-V} occupied, {V} vacant").font=F(bold=True)
for c in range(7,16): z=s.cell(y,c,K[c]); z.font=F(bold=True); z.number_format='#,##0.00'; z.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for k,v in zip("ABCDEFGHIJKLMNO",(7,6,8,25,11,11,12,9,8,12,11,11,11,12,11)): s.column_dimensions[k].width=v
s.freeze_panes='E6'; s.page_setup.orientation='landscape'; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr.fitToPage=True; s.print_title_rows='4:5'
w.save(doc(N)); assert len(rows)==54 and pl; print(pl)
save(N,'MULTIFAMILY','two-row grouped header, arrears ages, ledger',False,dict(propertyName='KIRKWALL TOWER',asOnDate='2026-08-31',units=54,occupied=54-V,vacant=V,sheet=None,planted=dict(what=f"Suite {pl[0]} lawful rent printed {pl[2]:.2f} instead of {pl[1]:.2f} (its payable and the rent total use {pl[1]:.2f})",kind='digit_changed'),rows=rows),[('contractRent',K[7]),('totalCharges',K[10]),('balance',K[14]),('deposit',K[15])])
