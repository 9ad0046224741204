# Owner's bookkeeper's hand-made opening trial balance (QuickBooks names), one balance with DR/CR mark, subledger tie-out column, some numbers typed as text
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from common import *
L=[("10000","First Security checking x0917",41266.18,41266.18),("10050","First Security - Lot deposits x0925",9850.00,9850.00),("10900","Undeposited funds",1725.00,None),("11000","Lot rent receivable",6418.37,6418.37),("11200","Home notes receivable (POH contracts)",38204.55,38204.55),("13000","Prepaid insurance",4133.32,None),
("15000","Land",310000,None),("15100","Roads, pads, and utilities",492750.00,None),("15200","Park owned homes (9)",131400.00,None),("15300","John Deere mower + truck",18622.40,None),("17000","Accum. depreciation",-204918.00,None),
("20000","Accounts payable",-3187.45,-3187.45),("20500","Chase Ink card",-1240.66,None),("22000","Water dist. billing clearing",-312.09,None),("24000","Lot deposits held",-9850.00,-9850.00),("24100","Rent paid ahead",-2085.00,-2085.00),("25000","Property tax accrual (county)",-4980.00,None),("27000","N/P Idaho Community CU",-418377.21,None),
("30000","Member equity",None,None),("30100","Member draws",36000.00,None),
("40000","Lot rent",-158640.00,None),("40100","POH rent",-44550.00,None),("40200","Water/sewer billed back",-15288.40,None),("40300","Late fees & NSF",-1815.00,None),("40400","Interest on home notes",-1602.91,None),("40900","RV spaces (nightly)",-6240.00,None),
("50000","Onsite manager pay",18600.00,None),("50100","Payroll tax",1422.90,None),("51000","Water district",12911.75,None),("51100","Septic pumping",3850.00,None),("51200","Trash - roll off & totes",5104.20,None),("51300","Idaho Power - common",1962.83,None),("52000","POH repairs",9377.64,None),("52100","Road grading / gravel",4250.00,None),("52200","Snow removal",2680.00,None),("53000","Insurance",4133.34,None),("53100","Property tax",4980.00,None),("54000","Prof fees (CPA, evictions)",2315.00,None),("54100","Office, phone, internet",1188.46,None),("55000","Interest expense",12406.27,None),("56000","Depreciation",0,None)]
s=round(sum(x[2] or 0 for x in L if x[0]!="30000"),2)
L=[(a,n,-s if a=="30000" else v,q) for a,n,v,q in L]
F="tb_opening_willow_creek.xlsx"
wb=openpyxl.Workbook(); nt=wb.active; nt.title='Notes to new mgr'; ws=wb.create_sheet('Opening TB'); 
for i,x in enumerate(['Willow Creek MHP - takeover 7/1/2025','Books were in QuickBooks Desktop until 6/30. Trust acct is separate.','POH = park owned homes. 9 of them, see list I emailed.','Depreciation is booked by the CPA at year end only.','Call me with questions - Darla'],1): nt.cell(i,1,x)
nt.column_dimensions['A'].width=80
W={'A':9,'B':38,'C':15,'D':5,'E':15,'F':8,'G':34}
for k,v in W.items(): ws.column_dimensions[k].width=v
ws['A1']='WILLOW CREEK MOBILE HOME PARK LLC'; ws['A1'].font=Font(name='Arial',size=13,bold=True)
ws['A2']='Opening trial balance for new management company - balances through 6/30/2025'; ws['A2'].font=Font(name='Arial',size=10,italic=True)
ws['A3']='Nampa, Idaho   58 lots / 9 POH / 4 RV'; ws['A3'].font=Font(name='Arial',size=10)
hd=['QB #','Account','Balance\n6/30/25','DR\nCR','Per\nSubledger','Agrees','Comment']
th=Side(style='thin'); f=Font(name='Arial',size=10)
for c,x in enumerate(hd,1):
    k=ws.cell(5,c,x); k.font=Font(name='Arial',size=10,bold=True,color='FFFFFF'); k.fill=PatternFill('solid',fgColor='4E6B3A'); k.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[5].height=28
com={"10900":"3 money orders, deposited 7/2","22000":"washes out w/ July bill","24000":"list attached, 41 residents","56000":"CPA does at YE","11200":"5 contracts","30000":"incl. prior yr earnings"}
txt={"15100","27000","40900"}   # typed as text
bad="51000"; badv=12191.75      # transposed
r=6; rows=[]
for a,n,v,q in L:
    if a in("20000","30000","40000","50000"): r+=1
    pv=badv if a==bad else v
    ws.cell(r,1,int(a)).font=f; ws.cell(r,2,n).font=f
    k=ws.cell(r,3,f"{abs(pv):,.2f}" if a in txt else abs(pv)); k.number_format='#,##0.00'; k.font=f; k.alignment=Alignment(horizontal='right')
    row={"account":a,"name":n,"ending":pv}
    if pv: ws.cell(r,4,'DR' if pv>0 else 'CR').font=f; ws.cell(r,4).alignment=Alignment(horizontal='center')
    if q is not None:
        k=ws.cell(r,5,abs(q)); k.number_format='#,##0.00'; k.font=Font(name='Arial',size=10,color='1F4E9E'); ws.cell(r,6,'ok').alignment=Alignment(horizontal='center'); row["other:Per Subledger"]=abs(q)
    if a in com: ws.cell(r,7,com[a]).font=Font(name='Arial',size=9,italic=True,color='666666')
    rows.append(row); r+=1
D=round(sum(v for _,_,v,_ in L if v>0),2); C=round(sum(v for _,_,v,_ in L if v<0),2); assert abs(D+C)<.005
r+=1
for lab,v,m in(('Total debits',D,'DR'),('Total credits',C,'CR')):
    ws.cell(r,2,lab).font=Font(name='Arial',size=10,bold=True); k=ws.cell(r,3,abs(v)); k.number_format='#,##0.00'; k.font=Font(name='Arial',size=10,bold=True); k.border=Border(top=th); ws.cell(r,4,m).alignment=Alignment(horizontal='center'); ws.cell(r,4).font=Font(name='Arial',size=10,bold=True); r+=1
tot=[{"label":"Total debits","ending":D},{"label":"Total credits","ending":C}]
ws.freeze_panes='C6'; ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1; wb.save(doc(F))
save(F,'TB',["ending","other:Per Subledger"],rows,tot,'MANUFACTURED_HOUSING','owner spreadsheet, one unsigned balance with DR/CR mark, subledger tie-out column, numbers as text, blank rows between groups, notes sheet first',True,
 {"what":"account 51000 Water district printed 12,191.75 (transposed); true 12,911.75, total debits carries the true amount","kind":"digit_changed"})
