# UK-format fund balance sheet (net assets form), group & property unit trust; planted wrong total
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
N="uk_unit_trust_net_assets.xlsx"
s=St("Balance Sheet",'Severn Vale Property Unit Trust',None,"2025-03-31",["Group 2025 £'000","Group 2024 £'000","Trust 2025 £'000","Trust 2024 £'000"],sheet="Bal Sheet")
A=lambda l,*v,n=None:s.line(l,list(v),n=n)
s.head("Fixed assets")
i=[A("Investment properties",148650,151225,96400,98150,n=9),A("Tangible fixed assets",312,274,0,0,n=10),A("Investments in subsidiaries",0,0,31806,31806,n=11)]
for k in (i[1],): s.rows[k]["values"][2:]=[None,None]
s.rows[i[2]]["values"][:2]=[None,None]
fa=s.sub("Total fixed assets",i)
s.head("Current assets")
i=[A("Debtors: due within one year",4187,3926,2875,2614,n=12),A("Debtors: lease incentives",2940,2655,1718,1602,n=12),A("Service charge cash held by agents",886,1041,540,633),A("Cash at bank and in hand",6725,5390,4102,3388,n=13)]
ca=s.sub("Total current assets",i)
s.head("Creditors: amounts falling due within one year")
i=[A("Bank loans",-2500,-2500,-2500,-2500,n=15),A("Rent received in advance",-2316,-2274,-1427,-1405),A("Trade creditors and accruals",-1968,-2183,-1190,-1322,n=14),A("Distributions payable to unitholders",-1625,-1580,-1625,-1580),A("VAT and other taxes",-744,-693,-451,-428)]
cr=s.sub("Total current liabilities",i)
nc=s.sub("Net current assets/(liabilities)",[ca,cr])
tl=s.tot("Total assets less current liabilities",[fa,nc])
s.head("Creditors: amounts falling due after more than one year")
i=[A("Bank loans",-41250,-43750,-41250,-43750,n=15),A("Tenant rent deposits",-1182,-1105,-766,-731),A("Obligations under headleases",-940,-948,-940,-948,n=16)]
lt=s.sub("Total long-term creditors",i)
na=s.tot("Net assets",[tl,lt])
s.head("Unitholders' funds")
b=s.meta[na]['base']; u=[82000]*4; rv=[11894,15320,-2210,430]
i=[A("Units in issue",*u,n=18),A("Revaluation reserve",*rv),A("Undistributed income",*[x-y-z for x,y,z in zip(b,u,rv)])]
print(b,s.rows[i[-1]]["values"])
te=s.tot("Total unitholders' funds",i,key="total_equity")
# planted: a total that doesn't tie
v=s.rows[ca]["values"]; old=v[0]; v[0]=old+270; s.planted={"what":f"Total current assets, Group 2025 printed {old+270:,} where the items sum to {old:,}","kind":"total_wrong"}
wb=Workbook(); ws=wb.active; ws.title="Bal Sheet"
G=Font(name="Garamond",size=11);GB=Font(name="Garamond",size=11,bold=True)
ws.merge_cells("A1:G1"); ws["A1"]="SEVERN VALE PROPERTY UNIT TRUST"; ws["A1"].font=Font(name="Garamond",size=14,bold=True); ws.merge_cells("A2:G2"); ws["A2"]="Balance Sheet"; ws["A2"].font=GB; ws["A3"]="As at 31 March 2025"; ws["A3"].font=G
s.prop="SEVERN VALE PROPERTY UNIT TRUST"
ws.merge_cells("C5:D5");ws.merge_cells("F5:G5"); ws["C5"]="Group";ws["F5"]="Trust"
cols=[3,4,6,7]
for c,y in zip(cols,(2025,2024,2025,2024)): 
    ws.cell(6,c,y); ws.cell(7,c,"£'000")
ws["B6"]="Notes"
for r in (5,6,7):
    for c in range(1,8): z=ws.cell(r,c); z.font=GB; z.alignment=Alignment(horizontal="center" if c==2 or r==5 else "right")
r=8
for q,m in zip(s.rows,s.meta):
    hd=q["rowType"]=="HEADING"; T=q["rowType"]!="LINE"
    if hd: r+=1
    z=ws.cell(r,1,q["label"]); z.font=GB if T else G
    if m.get("n"): z=ws.cell(r,2,m["n"]); z.font=G; z.alignment=Alignment(horizontal="center")
    if not hd:
        for c,v in zip(cols,q["values"]):
            z=ws.cell(r,c,"-" if v is None else v); z.font=GB if T else G; z.number_format='#,##0;(#,##0)'; z.alignment=Alignment(horizontal="right")
            if T: z.border=Border(top=Side(style="thin"),bottom=Side(style="double") if q["label"] in("Net assets","Total unitholders' funds") else None)
    r+=1
    if q["rowType"]=="TOTAL": r+=1
ws.cell(r+1,1,"Approved by the Trustee and authorised for issue on 24 July 2025.").font=Font(name="Garamond",size=9,italic=True)
ws.column_dimensions["A"].width=52; ws.column_dimensions["B"].width=8; ws.column_dimensions["E"].width=3
for c in "CDFG": ws.column_dimensions[c].width=12
ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N)); save(N,[s],"OTHER","BALANCE_SHEET","UK net-assets form, group and trust columns, notes",True)
