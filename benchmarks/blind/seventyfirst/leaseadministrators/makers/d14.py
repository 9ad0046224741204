# small owner's spreadsheet printed to PDF
from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
import subprocess,os
NAME='alder st rents june.pdf'
wb=Workbook(); ws=wb.active; ws.title='2026'
F=lambda **k: Font(name='Carlito',size=11,**k)
bx=Border(*[Side(style='thin',color='A6A6A6')]*4)
def p(r,c,v,b=False,nf=None,h=None,wr=False,box=True):
    x=ws.cell(r,c,v); x.font=F(bold=b); x.alignment=Alignment(horizontal=h,wrap_text=wr,vertical='center')
    if nf: x.number_format=nf
    if box: x.border=bx
p(1,1,'2218 Alder Street Professional Bldg',True,box=False); ws['A1'].font=Font(name='Carlito',size=16,bold=True); p(2,1,'Rents  June 2026',box=False)
for i,x in enumerate(['Ste','Who','Rent','Water/ Trash','Total','Lease up','Last Month + Deposit','Owes','Notes'],1): p(4,i,x,True,h='center',wr=True)
L=[('A','Dr. Pomfret (dentist)',3150,85,'Jul 2028',6300,0,'goes up to 3,245 on 7/1/27'),('B','Sunny Side Up Counseling',1475,45,'Jan 2027',1475,0,''),('C','Vesper Bookkeeping',980,30,'m-t-m',900,0,'here since 2009'),('D','',None,None,'',None,None,'asking 1,650, new carpet'),('E + F','Alder St Acupuncture',2240,75,'Oct 2026',2000,575,'pays in 2 checks'),('G','R. Tindall Atty',1125,30,'m-t-m',1125,0,''),('Garage','Halvorsen Elec. (storage)',325,0,'m-t-m',0,325,'late again')]
r=5;T=[];S=[0]*5
for u,w,re,wt,le,dp,ow,n in L:
    p(r,1,u); p(r,2,w or 'EMPTY'); p(r,6,le,h='center'); p(r,9,n,wr=True)
    for c,v in((3,re),(4,wt),(5,None if re is None else re+wt),(7,dp),(8,ow)): p(r,c,v,nf='$#,##0')
    if not w: T.append(dict(unit=u,statusText='EMPTY',marketRent=1650))
    else:
        T.append(dict(unit=u,tenantName=w,contractRent=re,charges=[dict(code='Rent',amount=re),dict(code='Water/ Trash',amount=wt)],totalCharges=re+wt,leaseEndDate=le,deposit=dp,balance=ow,statusText='Occupied',rentSteps=[dict(date='2027-07-01',amount=3245)] if u=='A' else []))
        S=[a+b for a,b in zip(S,(re,wt,re+wt,dp,ow))]
    r+=1
p(r,2,'TOTAL',True)
for c,v in zip((3,4,5,7,8),S): p(r,c,v,True,'$#,##0')
for c in(1,6,9): p(r,c,None)
p(r+2,1,'6 rented, 1 empty.  Rents due the 1st, late after the 5th.  Roof fund $200/mo not included.',box=False)
for c,w in zip('ABCDEFGHI',[8,26,9,8,9,10,13,8,26]): ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=32; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.oddFooter.right.text='&D' if 0 else None
os.makedirs(B+'/.v',exist_ok=True); o=B+'/.v/'+NAME[:-4]+'.xlsx'; wb.save(o)
subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',B+'/documents',o],capture_output=True); os.remove(o)
save(NAME,'OFFICE','small owner spreadsheet printed to PDF',False,'2218 Alder Street Professional Bldg','2026-06',7,6,1,T)
