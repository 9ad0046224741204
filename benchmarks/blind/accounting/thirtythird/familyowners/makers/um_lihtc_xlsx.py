# Affordable garden community: AMI set-aside unit mix for CPA, openpyxl, two-row grouped header, blank spacer column, text bedrooms, market-rate and manager lines
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
N='um_tupelo_trace_taxcredit'
# type, bed,bath,ami,units,sf,gross,ua,net
U=[("A1-30","1","1","30%",3,702,441,82,359),("A1-50","1","1","50%",9,702,735,82,640),("A1-60","1","1","60%",12,702,882,82,785),("B2-30","2","2","30%",4,954,529,104,425),("B2-50","2","2","50%",14,954,882,104,765),("B2-60","2","2","60%",22,954,1058,104,930),("C3-50","3","2","50%",6,1146,1019,129,875),("C3-60","3","2","60%",9,1146,1223,129,1070),("C3-MKT","3","2","Mkt",2,1146,None,None,1325),("Mgr (B2)","2","2","Mgr",1,954,None,None,0)]
M=["units","pct_units","sf","total_sf","other:Rents Max. Gross","ua","other:Rents Max. Net","other:Rents Charged","monthly","other:Annual Income"]
n=sum(u[4] for u in U)
wb=openpyxl.Workbook();ws=wb.active;ws.title='LIHTC mix'
F=lambda **k:Font(name='Arial',size=k.pop('size',9),**k)
med=Side(style='medium');thin=Side(style='thin');hair=Side(style='hair');C=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws['A1']='TUPELO TRACE APARTMENTS, L.P.';ws['A1'].font=F(size=12,bold=True);ws['A2']='Unit Mix and Rent Schedule, 2025 utility allowances';ws['A2'].font=F()
ws['A3']='Statesboro, Bulloch County GA     BINs GA-06-01141 to -01147';ws['A3'].font=F(italic=True)
G=[('A5:A6','Unit Type'),('B5:B6','BR'),('C5:C6','BA'),('D5:D6','AMI'),('F5:G5','Units'),('H5:I5','Square Feet'),('J5:M5','Rents'),('N5:O5','Income')]
for rg,s in G:
    ws.merge_cells(rg);a=ws[rg.split(':')[0]];a.value=s;a.font=F(bold=True);a.alignment=C
for k,s in zip('FGHIJKLMNO',['No.','Pct','Each','Total','Max. Gross','Utility Allow.','Max. Net','Charged','Monthly','Annual']):
    a=ws[k+'6'];a.value=s;a.font=F(bold=True);a.alignment=C
for k in 'ABCDFGHIJKLMNO':
    ws[k+'6'].border=Border(bottom=med)
    for q in '56':ws[k+q].fill=PatternFill('solid',fgColor='E2EFDA')
M=["other:Units No.","other:Units Pct","other:Square Feet Each"]
M=["units","pct_units","sf","total_sf","other:Rents Max. Gross","ua","other:Rents Max. Net","other:Rents Charged","monthly","other:Income Annual"]
fmt=['0','0.0"%"','#,##0','#,##0','#,##0','#,##0','#,##0','#,##0','#,##0','#,##0']
def put(r,vals,bold=False,b=hair):
    for k,x,f in zip('FGHIJKLMNO',vals,fmt):
        a=ws[f'{k}{r}'];a.value=x;a.number_format=f;a.font=F(bold=bold);a.border=Border(bottom=b) if not bold else Border(top=thin)
r=7;rows=[];tot=[];grand=[0]*10
groups=[("One bedroom",U[:3]),("Two bedroom",U[3:6]),("Three bedroom",U[6:8]),("Unrestricted",U[8:])]
for gn,L in groups:
    S=[0,0,0,0,0,0]
    for ty,bd,ba,am,u,sf,gr,ua,net in L:
        mx=gr-ua if gr else None
        ch=net
        v=[u,round(100*u/n,1),sf,sf*u,gr,ua,mx,ch,ch*u,ch*u*12]
        for k,x in zip('ABCD',[ty,bd,ba,am]):
            a=ws[f'{k}{r}'];a.value=x;a.font=F();a.alignment=Alignment(horizontal='left' if k=='A' else 'center');a.border=Border(bottom=hair)
        put(r,v)
        row={"type":ty,"beds":bd,"baths":ba,"ami":am}
        for m,x in zip(M,v):
            if x is not None: row[m]=x
        rows.append(row);r+=1
    t=[sum(x[4] for x in L),round(100*sum(x[4] for x in L)/n,1),None,sum(x[4]*x[5] for x in L),None,None,None,None,sum(x[4]*x[8] for x in L),12*sum(x[4]*x[8] for x in L)]
    ws[f'A{r}']='Subtotal '+gn.lower();ws[f'A{r}'].font=F(bold=True,italic=True);put(r,t,True)
    tot.append({"label":'Subtotal '+gn.lower(),**{m:x for m,x in zip(M,t) if x is not None}});r+=2
t=[n,100.0,None,sum(x[4]*x[5] for x in U),None,None,None,None,sum(x[4]*x[8] for x in U),12*sum(x[4]*x[8] for x in U)]
ws[f'A{r}']='TOTAL DEVELOPMENT';ws[f'A{r}'].font=F(bold=True);put(r,t,True)
for k in 'ABCDFGHIJKLMNO':ws[f'{k}{r}'].border=Border(top=thin,bottom=Side(style='double'))
tot.append({"label":'TOTAL DEVELOPMENT',**{m:x for m,x in zip(M,t) if x is not None}})
r+=2
for s in ['Utility allowance: Georgia DCA South region, electric heat and cooking; water, sewer and trash by owner.',"Manager's unit is a common-area unit, rent free.",'Charged rent may not exceed maximum net rent.']:
    ws[f'A{r}']=s;ws[f'A{r}'].font=F(size=8,italic=True);r+=1
for k,w in zip('ABCDEFGHIJKLMNO',[19,5,5,6,1.5,6,7.5,8,9,9,9,9,9,10,11]):ws.column_dimensions[k].width=w
ws.freeze_panes='E7';ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N+'.xlsx'))
for u in U:
    if u[6]: assert u[8]<=u[6]-u[7],u
print(n,round(sum(x['pct_units'] for x in rows),1),tot[-1])
save(N,"UM",M,rows,tot,{"file":N+".xlsx","assetType":"MULTIFAMILY","documentType":"UNIT_MIX","author":"a34b","style":"tax credit rent schedule, two-row grouped header, spacer column, subtotals by bedroom","hard":True})
