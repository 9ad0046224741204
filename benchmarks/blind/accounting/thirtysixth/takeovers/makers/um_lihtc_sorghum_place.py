# owner's LIHTC unit mix by bedroom and set-aside, hand-made, table starts in column C, formulas, utility allowance side notes
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from common import *
F="um_lihtc_sorghum_place.xlsx"
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rents 2026'; wb.create_sheet('Sheet2')
cam=lambda **k: Font(name='Cambria',size=k.pop('size',11),**k)
# type, ba, ami, units, sf, gross, ua, inplace, occ
D=[("1 BR Garden",1,30,4,655,463,71,380,4),("1 BR Garden",1,50,8,655,772,71,675,8),("1 BR Garden",1,60,6,655,926,71,790,5),
("2 BR Garden",1,30,3,842,555,94,455,3),("2 BR Garden",1,50,10,842,926,94,805,9),("2 BR Garden",1,60,9,842,1111,94,925,9),("2 BR Townhouse",1.5,60,6,930,1111,102,960,6),
("3 BR Townhouse",2,50,4,1118,1069,126,915,4),("3 BR Townhouse",2,60,6,1118,1283,126,1050,5),("3 BR Townhouse",2,None,3,1118,None,None,1195,3),("2 BR - Mgr.",1,None,1,842,None,None,0,1)]
ws['C2']='Sorghum Place Apartments'; ws['C2'].font=cam(size=16,bold=True,color='6B2C1E')
ws['C3']='Salina, KS  /  60 units  /  Sec. 42 credits 2011, extended use thru 2041  /  2026 HUD limits, eff. 4/1/2026'; ws['C3'].font=cam(size=10,italic=True)
hd=["Type","Baths","Set-aside\n(% AMI)","No. of\nUnits","Unit SF","Total SF",None,"Max Gross\nRent","Utility\nAllow.","Max Net\nRent","In-Place\nRent","Under\nMax",None,"Occupied\nUnits","Monthly\nTotal","Annual\nTotal"]
keys=[None,None,"ami","units","sf","total_sf",None,"gross","ua","net","actual","other:Under Max",None,"occupied","monthly","other:Annual Total"]
r=5; md=Side(style='medium',color='6B2C1E'); hr=Side(style='hair')
for i,x in enumerate(hd):
    c=ws.cell(r,3+i,x); c.font=cam(bold=True,size=10); c.alignment=Alignment(wrap_text=True,horizontal='left' if i==0 else 'center',vertical='bottom'); c.border=Border(bottom=md,top=md)
ws.row_dimensions[5].height=32
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=2
for i,w in enumerate([18,7,10,8,9,10,1.5,11,9,9,10,9,1.5,10,12,13]): ws.column_dimensions[openpyxl.utils.get_column_letter(3+i)].width=w
rows=[];tot=[];r=6
def one(x):
    ty,ba,am,u,sf,g,ua,ip,oc=x
    d={"units":u,"sf":sf,"total_sf":u*sf,"actual":ip,"occupied":oc,"monthly":u*ip,"other:Annual Total":u*ip*12}
    if am: d.update({"ami":am,"gross":g,"ua":ua,"net":g-ua,"other:Under Max":g-ua-ip})
    return d
fmts={"ami":'0%',"units":'0',"sf":'#,##0',"total_sf":'#,##0',"occupied":'0',"monthly":'#,##0',"other:Annual Total":'#,##0'}
grp=[("1 BR",D[:3]),("2 BR",D[3:7]),("3 BR",D[7:10])]; subs=[]
def money(r,k,v,bold=False,top=False):
    i=keys.index(k); c=ws.cell(r,3+i,v); c.number_format=fmts.get(k,'#,##0'); c.font=cam(size=10,bold=bold); 
    c.alignment=Alignment(horizontal='center' if k in('ami','units','occupied') else 'right')
    if top: c.border=Border(top=Side(style='thin'))
def put(x):
    global r
    d=one(x); c=ws.cell(r,3,x[0]); c.font=cam(size=10); c=ws.cell(r,4,x[1]); c.font=cam(size=10); c.alignment=Alignment(horizontal='center'); c.number_format='0.0'
    for k,v in d.items():
        if k=="ami": v=v/100
        if k=="total_sf": v=f'=F{r}*G{r}'
        if k=="net": v=f'=J{r}-K{r}'
        if k=="other:Under Max": v=f'=L{r}-M{r}'
        if k=="monthly": v=f'=F{r}*M{r}'
        if k=="other:Annual Total": v=f'=Q{r}*12'
        money(r,k,v)
    if x[2] is None:
        c=ws.cell(r,5,'Mkt' if 'Mgr' not in x[0] else 'Staff'); c.font=cam(size=10,italic=True); c.alignment=Alignment(horizontal='center')
    rows.append({"type":x[0],"baths":f"{x[1]:.1f}",**d}); r+=1
SUM=["units","total_sf","occupied","monthly","other:Annual Total"]
for g,L in grp:
    r0=r
    for x in L: put(x)
    lab=f'Subtotal {g}'; ws.cell(r,3,lab).font=cam(size=10,bold=True)
    t={"label":lab}
    for k in SUM:
        col=openpyxl.utils.get_column_letter(3+keys.index(k)); money(r,k,f'=SUM({col}{r0}:{col}{r-1})',True,True); t[k]=sum(one(x)[k] for x in L)
    tot.append(t); subs.append(r); r+=2
put(D[10]); mg=r-1; r+=1
ws.cell(r,3,'TOTAL').font=cam(bold=True); t={"label":"TOTAL"}
for k in SUM:
    col=openpyxl.utils.get_column_letter(3+keys.index(k)); money(r,k,'='+'+'.join(f'{col}{x}' for x in subs+[mg]),True,True); t[k]=sum(one(x)[k] for x in D)
for c in range(3,19): ws.cell(r,c).border=Border(top=md,bottom=md)
tot.append(t); r+=2
assert t["units"]==60,t["units"]
for s in ['Monthly total is at full occupancy (No. of Units x In-Place Rent). 3 vacant as of 5/20/2026.','UA from Salina HA schedule: tenant pays electric and gas heat; owner pays water, sewer, trash.','Three 3 BR townhouses are market rate (95% applicable fraction). Manager lives on site, no rent.']:
    c=ws.cell(r,3,s); c.font=cam(size=9,italic=True,color='555555'); r+=1
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F)); recalc(F)
vac=sum(x[3]-x[8] for x in D); assert vac==3,vac
save(F,'UM',[k for k in keys if k],rows,tot,'MULTIFAMILY','owner LIHTC unit mix by bedroom and set-aside, offset table, spacer columns, market and staff units, formulas',True)
