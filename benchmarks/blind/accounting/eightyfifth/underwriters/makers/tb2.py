# accountant's six-column working trial balance, senior housing, Excel printed to PDF
import random,subprocess,os
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(8522)
NAME='Maplecrest Senior - working TB 6-30-25.pdf'
# code|name|opening|dr|cr
C='''#CURRENT ASSETS
1010|Operating account - First Tillman Bank|514806.33|2488310.75|2461077.92
1015|Resident trust account|18422.10|6310.00|5874.50
1020|Petty cash|750.00||
1110|Resident receivables|96415.27|2391744.00|2402218.63
1120|Long-term care insurance receivable|22180.00|118460.00|104925.00
1130|Allowance for uncollectible accounts|-14500.00|3218.40|7500.00
1210|Prepaid insurance|61240.50|142880.00|98112.48
1220|Prepaid licenses and dues|4800.00|3150.00|3975.00
1230|Food inventory|11964.81|12408.16|11964.81
1240|Medical supplies inventory|5310.44||
#ESCROWS AND DEPOSITS
1310|Real estate tax escrow|88412.75|91200.00|84618.22
1320|Insurance escrow|47113.02|66000.00|71440.00
1330|Replacement reserve - lender|163905.18|21000.00|38274.60
#PROPERTY AND EQUIPMENT
1410|Land|1450000.00||
1420|Building|14286400.00||
1430|Furniture and equipment|864218.90|41660.15|
1440|Transport van|72450.00||
1490|Accumulated depreciation|-3017542.66||242118.00
#LIABILITIES
2010|Accounts payable|-128744.19|1102418.36|1094830.27
2020|Accrued wages and PTO|-94310.55|94310.55|101876.40
2030|Payroll taxes withheld|-12208.37|318441.92|319007.15
2040|Accrued property tax|-84618.22|84618.22|87500.00
2050|Accrued interest|-46215.83|46215.83|45780.11
2060|Resident trust liability|-18422.10|5874.50|6310.00
2070|Prepaid resident fees|-52318.00|48105.00|44760.00
2080|Refundable community fees|-36500.00|4000.00|7500.00
2090|PPP / line of credit||50000.00|50000.00
2510|Mortgage note - Harrow Life|-9842117.40|118640.22|
#EQUITY
3010|Members' capital|-4200000.00||
3020|Members' distributions|385000.00|150000.00|
3090|Retained earnings||||PLUG
#REVENUE
4010|Independent living rent|0||684250.00
4020|Assisted living rent|0|2140.00|1082415.00
4030|Memory care rent|0||418760.00
4040|Level of care fees|0|1875.00|226340.00
4050|Second occupant fees|0||21600.00
4060|Community fees|0|2500.00|48500.00
4070|Guest meals and beauty shop|0||7316.45
4090|Move-in incentives|0|19750.00|
#EXPENSES
5010|Wages - nursing and care|0|612408.77|18210.00
5020|Wages - dietary|0|208144.30|5120.00
5030|Wages - housekeeping and laundry|0|96380.12|2410.00
5040|Wages - maintenance|0|64212.50|1590.00
5050|Wages - administration and sales|0|188405.66|4475.00
5060|Agency staffing|0|41218.90|
5070|Payroll taxes and benefits|0|176344.08|
5110|Raw food|0|151028.37|443.35
5120|Dietary and paper supplies|0|14862.91|
5130|Medical supplies|0|19774.26|
5140|Activities|0|8418.65|
5210|Electric|0|58214.40|
5220|Gas, water and sewer|0|37106.88|
5230|Cable and telephone|0|16210.35|
5310|Repairs and maintenance|0|49327.14|1150.00
5320|Grounds and snow removal|0|18440.00|
5410|Marketing and referral fees|0|63114.20|
5510|Management fee (5%)|0|122380.05|
5520|Property tax|0|87500.00|
5530|Insurance|0|98112.48|
5540|Licenses, legal and accounting|0|21690.00|
5550|Bad debt|0|7500.00|
6010|Interest expense|0|276412.87|
6020|Depreciation|0|242118.00|
'''
L=[]
for l in C.strip().split('\n'):
    if l[0]=='#': L.append(l[1:]); continue
    p=l.split('|'); f=lambda s: round(float(s or 0)*100)
    L.append([p[0],p[1],f(p[2]),f(p[3]),f(p[4])])
D=[x for x in L if isinstance(x,list)]
g={x[0]:x for x in D}
g['3090'][2]=-sum(x[2] for x in D)
d=sum(x[3]-x[4] for x in D)
# difference of the period goes through the operating account
if d>0: g['1010'][4]+=d
else: g['1010'][3]-=d
print('diff',d,'cash end',(g['1010'][2]+g['1010'][3]-g['1010'][4])/100, 'RE',g['3090'][2]/100)
keys=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def cols(x):
    e=x[2]+x[3]-x[4]
    return [max(x[2],0),max(-x[2],0),x[3],x[4],max(e,0),max(-e,0)]
rows=[];tot=[0]*6
for x in D:
    v=cols(x); r=dict(account=x[0],name=x[1])
    for k,n in zip(keys,v):
        if n: r[k]=n/100
    tot=[a+b for a,b in zip(tot,v)]; rows.append(r)
assert tot[0]==tot[1] and tot[2]==tot[3] and tot[4]==tot[5],tot
totals=[dict(label='TOTALS',**{k:n/100 for k,n in zip(keys,tot)})]
wb=Workbook(); ws=wb.active; ws.title='WTB'
F='Times New Roman'
def put(r,c,v,b=False,al=None,nf=None,i=False,sz=9):
    k=ws.cell(r,c,v); k.font=Font(name=F,size=sz,bold=b,italic=i)
    if al: k.alignment=Alignment(horizontal=al)
    if nf: k.number_format=nf
    return k
put(1,1,'MAPLECREST SENIOR LIVING, LLC',True,sz=12); put(2,1,'Working trial balance - six months ended June 30, 2025',sz=10)
put(3,1,'(accrual basis, unaudited)',i=True)
put(1,9,'Prepared: dkr  7/21/25',al='right'); put(2,9,'Reviewed: ______',al='right'); put(3,9,'W/P A-2',al='right')
thin=Side(style='thin'); hair=Side(style='hair')
for c,t in ((4,'Balance 12/31/24'),(6,'Activity'),(8,'Balance 6/30/25')):
    ws.merge_cells(start_row=5,start_column=c,end_row=5,end_column=c+1); put(5,c,t,True,'center')
    for q in (c,c+1): ws.cell(5,q).border=Border(bottom=thin)
for c,t in enumerate(['Acct','Account title','Ref','Dr','Cr','Dr','Cr','Dr','Cr'],1):
    put(6,c,t,True,'right' if c>3 else 'left').border=Border(bottom=Side(style='medium'))
r=7
refs={'1010':'B-1','1110':'C','1490':'F-3','1430':'F-1','2510':'L-1','2050':'L-2','5520':'PF','1330':'D','3020':'N','1210':'E','2080':'J'}
for x in L:
    if isinstance(x,str):
        if r>7: ws.row_dimensions[r].height=6; r+=1
        put(r,2,x,True); r+=1; continue
    put(r,1,x[0]); put(r,2,x[1])
    if x[0] in refs: put(r,3,refs[x[0]],i=True,sz=8)
    for c,n in enumerate(cols(x),4):
        k=put(r,c,n/100 if n else None,nf='#,##0.00')
        k.border=Border(bottom=hair,left=thin if c%2==0 else None)
    for c in (1,2,3): ws.cell(r,c).border=Border(bottom=hair)
    r+=1
put(r+1,2,'TOTALS',True)
for c,n in enumerate(tot,4): put(r+1,c,n/100,True,nf='#,##0.00').border=Border(top=thin,bottom=Side(style='double'))
put(r+3,2,'PF = proof of tax bill obtained from county website.  Trust account reconciled to resident ledgers.',i=True,sz=8)
for c,w in zip('ABCDEFGHI',[6,34,5,14,14,14,14,14,14]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='5:6'; ws.oddFooter.center.text='Page &P of &N'; ws.page_margins.left=ws.page_margins.right=.45
t=f'{BASE}/makers/tb2_tmp.xlsx'; wb.save(t)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{BASE}/.lo','--convert-to','pdf','--outdir',f'{BASE}/makers',t],check=True,capture_output=True)
os.replace(f'{BASE}/makers/tb2_tmp.pdf',doc(NAME)); os.remove(t)
save(NAME,'TB',None,keys,rows,totals,'CPA working trial balance, senior housing, opening/activity/closing Dr-Cr pairs, Excel printed to PDF',False)
print(len(rows))
