from common import *
from openpyxl import Workbook
from openpyxl.styles import *
fn='Maple Lantern Census & Billing (trustee).xlsx'; R=random.Random(12); nm=N(12)
wb=Workbook(); ws=wb.active; ws.title='Census 0325'; F=Font(name='Calibri',size=10); Bd=Font(name='Calibri',size=10,bold=True); th=Side(style='thin',color='999999'); bx=Border(th,th,th,th)
ws.merge_cells('B1:N1'); ws['B1']='MAPLE LANTERN ASSISTED LIVING'; ws['B1'].font=Font(name='Calibri',size=14,bold=True); ws['B1'].alignment=Alignment(horizontal='center')
ws.merge_cells('B2:N2'); ws['B2']='Resident census and monthly billing - March 31, 2025 - Chapter 11 Trustee Monthly Report, Att. 6'; ws['B2'].alignment=Alignment(horizontal='center')
top=[('B','B','Room'),('C','C','Apartment style'),('D','D','Resident'),('E','E','Payor'),('F','F','Admitted'),('G','G','Street rate'),('H','K','Monthly billing'),('L','L','Total billed'),('M','M','A/R balance'),('N','N','Remarks')]
for a,z,t in top:
    ws[a+'4']=t
    ws.merge_cells('%s4:%s%d'%(a,z,4 if a!=z else 5))
for c,t in zip('HIJK',('Rent','Care','2nd person','Other')): ws[c+'5']=t
for row in ws['B4:N5']:
    for c in row: c.font=Bd; c.border=bx; c.fill=PatternFill('solid',fgColor='DDE8F3'); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
r=6;rows=[];T=[0]*7;V=0;CARE=[0,450,850,1300]
S={'Studio':3150,'Deluxe studio':3450,'One bedroom':4100,'Companion':2600}
for wing,base,n,names in (('Garden Wing',100,14,['Studio','Deluxe studio','One bedroom']),('Terrace Wing',200,15,['Studio','Studio','One bedroom']),('Lantern House (Memory Care)',300,10,['Companion','Companion'])):
    ws.cell(r,2,wing).font=Font(name='Calibri',size=10,bold=True,italic=True); r+=1; t=[0]*7; v=0
    for i in range(n):
        u=str(base+i+1) if base<300 else '%d%s'%(301+i//2,'AB'[i%2]); k=R.choice(names); st=S[k]
        row=dict(unit=u,section=wing,unitType=k,marketRent=st); vals={2:u if base==300 else int(u),3:k,7:st}; t[0]+=st
        if R.random()<.17: v+=1; vals[4]='-- available --'; row['statusText']='available'; vals[14]=R.choice(['','being painted','hold for tour 4/4',''])
        else:
            a,b=nm.pair(); nme='%s, %s.'%(b,a[0]); sec=k=='One bedroom' and R.random()<.4; 
            if sec: nme='%s, %s. & %s.'%(b,a[0],R.choice('BDEHKLMRW'))
            pay=R.choice(['Private','Private','Private','LTC Ins','Medicaid waiver']); rent=st-R.choice([0,0,150,300,400]) if pay!='Medicaid waiver' else 1985; ca=R.choice(CARE) if base<300 else 1950; sp=800 if sec else 0; ot=R.choice([0,0,35,60]); tt=rent+ca+sp+ot; ar=R.choice([0,0,0,0,tt,2*tt,412.18,-rent]); ad=dt.date(R.randint(2019,2024),R.randint(1,12),R.randint(1,28))
            vals.update({4:nme,5:pay,6:ad,8:rent,9:ca,10:sp,11:ot,12:tt,13:ar,14:R.choice(['','','','','prepaid']) if ar<0 else ('family disputes care' if ar>tt else '')})
            for j,x in enumerate((rent,ca,sp,ot,tt,ar)): t[j+1]=r2(t[j+1]+x)
            ch=[dict(code=c,amount=x) for c,x in (('Care',ca),('2nd person',sp),('Other',ot)) if x]
            row.update(tenantName=nme,statusText='Occupied',moveInDate=iso(ad),contractRent=rent,charges=ch,totalCharges=tt); 
            if ar: row['balance']=ar
        for c in range(2,15):
            x=ws.cell(r,c,vals.get(c) if vals.get(c)!='' else None); x.font=F; x.border=bx
            if c>=7 and c<=13: x.number_format='#,##0.00_);(#,##0.00);"-"??_)'
            if c==6: x.number_format='mmm d, yyyy'
        rows.append(row); r+=1
    ws.cell(r,3,'%s: %d apartments, %d available'%(wing,n,v)).font=Bd
    for c,x in enumerate(t): y=ws.cell(r,7+c,x); y.font=Bd; y.number_format='#,##0.00'
    r+=2; V+=v; T=[r2(a+b) for a,b in zip(T,t)]
ws.cell(r,3,'FACILITY TOTAL').font=Bd; ws.cell(r,4,'%d apartments / %d occupied'%(len(rows),len(rows)-V)).font=Bd
for c,x in enumerate(T): y=ws.cell(r,7+c,x); y.font=Bd; y.number_format='#,##0.00'; y.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for c,w in zip('ABCDEFGHIJKLMN',(2,7,15,28,15,13,11,11,10,10,9,11,12,20)): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+fn); n=len(rows)
save(fn,'SENIOR_HOUSING','boxed grid, two-line merged header, wings',False,'MAPLE LANTERN ASSISTED LIVING','2025-03-31',rows,n,n-V,V)
