# TB 2: student housing, web-system export to xlsx, three Dr/Cr pairs; planted digit
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(1402)
NAME='Quad on Larch - trial balance Sept.xlsx'
S=[('1000','Assets',[
('1110.00','Operating Account - Civic Bank x4471',486220,None,None),
('1120.00','Security Deposit Account',61250,12400,8150),
('1130.00','Clearing - Online Payments',9840,702300,699120),
('1210.00','Resident Receivables',118345,684000,701550),
('1215.00','Parent / Guarantor Installments',22600,0,11300),
('1240.00','Other Receivables - Univ. Master Lease',0,96000,48000),
('1310.00','Prepaid Insurance',71400,0,8925),
('1320.00','Utility Deposits',6500,0,0),
('1410.00','Land',4100000,0,0),
('1420.00','Building',38240000,0,0),
('1430.00','Furniture - Bedroom Sets',1318400,27650,0),
('1450.00','Turn Capital',0,88210,0),
('1490.00','Accum. Depreciation',-6914800,0,113900)]),
('2000','Liabilities & Equity',[
('2110.00','Accounts Payable',-206110,298440,171300),
('2120.00','Accrued Expenses',-88400,88400,93150),
('2130.00','Accrued Property Tax',-418600,0,52325),
('2210.00','Security Deposits Held',-61250,8150,12400),
('2220.00','Prepaid Installments',-391700,366420,74880),
('2230.00','Unearned Application Fees',-4150,4150,1900),
('2310.00','Mortgage - Fixed 4.38%',-27600000,0,0),
('3110.00','Member Contributions',-11500000,0,0),
('3210.00','Retained Earnings',None,0,0),
('3310.00','Member Distributions',450000,150000,0)]),
('4000','Income',[
('4110.00','Gross Potential Rent - By the Bed',-4512000,0,598400),
('4120.00','Loss / Gain to Lease',88300,0,7210),
('4130.00','Vacancy - Beds',402150,31700,0),
('4140.00','Concessions - Gift Cards & Upfront',61200,18900,0),
('4145.00','CA and Staff Beds',44100,5250,0),
('4210.00','Master Lease Rent',0,0,48000),
('4310.00','Parking',-81400,0,14850),
('4320.00','Application & Admin Fees',-63900,0,21300),
('4330.00','Late & NSF Fees',-22700,375,4225),
('4340.00','Utility Overage Billback',-48250,610,0),
('4350.00','Damages & Cleaning - Move Out',-39600,2140,17980),
('4360.00','Relet / Sublease Fees',-12000,0,1500),
('4370.00','Furniture Premium',-19500,0,3250)]),
('5000','Controllable Expenses',[
('5110.00','Salaries - Office',201300,24180,0),
('5115.00','Salaries - Maintenance',148900,18400,0),
('5120.00','Community Assistant Wages',39700,6120,0),
('5130.00','Payroll Burden',86100,10650,0),
('5210.00','Repairs & Maintenance',92300,13480,290),
('5220.00','Turn - Paint, Carpet, Cleaning',211600,74350,3800),
('5230.00','Contract Services',78100,9770,0),
('5310.00','Marketing & Lease-up Events',69400,4310,0),
('5320.00','Resident Life Programming',21800,5240,0),
('5410.00','Office & Software',47350,6015,0)]),
('6000','Non-Controllable & Below the Line',[
('6110.00','Electric',198300,31240,0),
('6120.00','Water / Sewer / Trash',117600,15380,0),
('6130.00','Internet - Bulk Contract',84000,10500,0),
('6210.00','Property Tax',418600,52325,0),
('6220.00','Insurance',71400,8925,0),
('6310.00','Management Fee - 3%',127900,18770,0),
('7110.00','Interest',805900,100740,0),
('7210.00','Depreciation',911200,113900,0)])]
recs=[]
for k,s,L in S:
    for code,n,o,d,c in L:
        j=lambda x:int(x*100*R.uniform(.97,1.03)) if x%50000 else x*100
        recs.append([s,code,n,None if o is None else j(o),None if d is None else (j(d) if d else 0),None if c is None else (j(c) if c else 0)])
x=[r for r in recs if r[3] is None][0]; x[3]=-sum(r[3] for r in recs if r[3] is not None)
cash=recs[0]; d=sum(r[4] for r in recs[1:]); c=sum(r[5] for r in recs[1:])
cash[4]=71155018; cash[5]=d+cash[4]-c; assert cash[5]>0; print('RE',x[3],'cash',cash)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
def six(r):
    e=r[3]+r[4]-r[5]
    return [max(r[3],0),max(-r[3],0),r[4],r[5],max(e,0),max(-e,0)]
wb=Workbook(); ws=wb.active; ws.title='TrialBalance'
ar='Arial'
ws['A1']='The Quad on Larch (QOL)'; ws['A1'].font=Font(name=ar,size=13,bold=True)
ws['A2']='Trial Balance'; ws['A2'].font=Font(name=ar,size=11)
ws['A3']='Post Month: 09/2023     Book: Accrual     GL Tree: Student Master'; ws['A4']='Created 10/09/2023 8:14 AM MDT by K. Osei'
for a in('A3','A4'): ws[a].font=Font(name=ar,size=8,color='666666')
# cols: A acct, B name, C hidden id, D/E open, F spacer, G/H act, I spacer, J/K close
cols=['D','E','G','H','J','K']
fill=PatternFill('solid',fgColor='1F3A5F'); wf=Font(name=ar,size=9,bold=True,color='FFFFFF')
for a,b,t in(('D','E','Opening Balance'),('G','H','Activity'),('J','K','Closing Balance')):
    ws.merge_cells(f'{a}6:{b}6'); ws[f'{a}6']=t
ws.merge_cells('A6:A7'); ws['A6']='Account'; ws.merge_cells('B6:B7'); ws['B6']='Account Name'; ws['C7']='gl_id'
for i,cl in enumerate(cols): ws[f'{cl}7']=('Debit','Credit')[i%2]
for rr in(6,7):
    for cl in 'ABCDEFGHIJK':
        ws[f'{cl}{rr}'].fill=fill; ws[f'{cl}{rr}'].font=wf; ws[f'{cl}{rr}'].alignment=Alignment(horizontal='left' if cl in'AB' else 'center',vertical='center')
rows=[];tots=[];r=8; G=[0]*6
top=Border(top=Side(style='thin')); dbl=Border(top=Side(style='thin'),bottom=Side(style='double'))
planted=None; gid=88110
for k,s,L in S:
    ws[f'A{r}']=k; ws[f'B{r}']=s
    for cl in'AB': ws[f'{cl}{r}'].font=Font(name=ar,size=9,bold=True)
    r+=1; T=[0]*6
    for rec in [q for q in recs if q[0]==s]:
        v=six(rec); T=[a+b for a,b in zip(T,v)]; pv=list(v)
        if rec[1]=='5220.00':
            st=list(str(v[4])); i=2; old=v[4]; st[i]=str((int(st[i])+4)%10); pv[4]=int(''.join(st))
            planted={'what':f'5220.00 closing debit printed {pv[4]/100:,.2f}, should be {old/100:,.2f}','kind':'digit'}
        ws[f'A{r}']=rec[1]; ws[f'B{r}']=rec[2]; ws[f'B{r}'].alignment=Alignment(indent=1); ws[f'C{r}']=gid; gid+=R.randint(1,9)
        row={'account':rec[1],'name':rec[2]}
        for key,cl,val in zip(K,cols,pv):
            if val:
                ws[f'{cl}{r}']=c2(val); row[key]=c2(val); ws[f'{cl}{r}'].number_format='#,##0.00'
            ws[f'{cl}{r}'].font=Font(name=ar,size=9)
        for cl in'AB': ws[f'{cl}{r}'].font=Font(name=ar,size=9)
        rows.append(row); r+=1
    ws[f'B{r}']='Total '+s; t={'label':'Total '+s}
    for key,cl,val in zip(K,cols,T):
        ws[f'{cl}{r}']=c2(val); ws[f'{cl}{r}'].number_format='#,##0.00'; t[key]=c2(val); ws[f'{cl}{r}'].border=top; ws[f'{cl}{r}'].font=Font(name=ar,size=9,bold=True)
    ws[f'B{r}'].font=Font(name=ar,size=9,bold=True)
    tots.append(t); G=[a+b for a,b in zip(G,T)]; r+=2
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
ws[f'A{r}']='Total for QOL'; t={'label':'Total for QOL'}
for key,cl,val in zip(K,cols,G):
    ws[f'{cl}{r}']=c2(val); ws[f'{cl}{r}'].number_format='$#,##0.00'; t[key]=c2(val); ws[f'{cl}{r}'].border=dbl; ws[f'{cl}{r}'].font=Font(name=ar,size=9,bold=True)
ws[f'A{r}'].font=Font(name=ar,size=9,bold=True); tots.append(t)
ws[f'A{r+2}']='Inactive accounts with no balance and no activity are not shown.'; ws[f'A{r+2}'].font=Font(name=ar,size=8,italic=True)
for cl,w in zip('ABCDEFGHIJK',(13,36,8,16,16,2,15,15,2,16,16)): ws.column_dimensions[cl].width=w
ws.column_dimensions['C'].hidden=True; ws.freeze_panes='D8'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='6:7'
wb.save(doc(NAME)); save(NAME,'TB',K,rows,tots,planted)
