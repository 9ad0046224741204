from h import *
import xlsxwriter
name='Ridgeline Condo TB June 2025.xlsx'
L='''1010|Operating Checking - First Cumberland|48211.37
1020|Operating Savings|30118.02
1050|Petty Cash|200.00
1110|Reserve - Money Market|187442.51
1120|Reserve - CD 4.35% 11/25|100000.00
1130|Reserve - CD 4.10% 03/26|75000.00
1200|Assessments Receivable|21640.88
1205|Allowance for Bad Debts|-6500.00
1250|Due from Operating|0.00
1300|Prepaid Insurance|14233.34
1310|Prepaid Expenses|1125.00
1499|Undeposited Funds|1140.00
2000|Accounts Payable|-12877.43
2050|Prepaid Assessments|-9312.50
2100|Insurance Claim Proceeds - Bldg C|-23410.00
2150|Income Taxes Payable|-412.00
2200|Loan - Roof Project (ServBanc)|-142866.19
2250|Due to Reserves|0.00
3100|Reserve Fund Balance|-318220.44
3200|Operating Fund Balance|PLUG
3900|Retained Earnings|0.00
4010|Regular Assessments|-172800.00
4020|Special Assessment - Roof|-36000.00
4100|Late Charges|-1425.00
4110|Legal Fees Recovered|-2218.50
4120|Move-In / Move-Out Fees|-900.00
4130|Clubhouse & Parking Income|-1660.00
4200|Interest - Operating|-148.61
4210|Interest - Reserves|-5217.90
5010|Management Fee|13500.00
5020|Audit & Tax Preparation|4250.00
5030|Legal - Collections|3906.75
5040|Legal - General|1188.00
5050|Office, Postage & Copies|1422.19
5060|Website & Software|594.00
5070|Bad Debt Expense|2400.00
5110|Electricity|8844.06
5120|Water & Sewer|29310.77
5130|Gas - Pool Heater|1016.42
5140|Trash & Recycling|7206.00
5210|Landscape Contract|19800.00
5220|Snow Removal|11475.50
5230|Pool Service & Chemicals|3318.85
5240|Elevator Maintenance|5940.00
5250|Fire Alarm & Sprinkler|2877.30
5260|Building Repairs|16294.63
5270|Plumbing Repairs|4409.12
5280|Janitorial|7350.00
5290|Pest Control|1080.00
5310|Insurance - Master Policy|28466.66
5320|Insurance - D&O / Fidelity|1610.00
5410|Interest - Roof Loan|4981.33
5500|Income Tax|412.00
6010|Reserve Exp - Roof Phase 2|52400.00
6020|Reserve Exp - Asphalt|9860.00'''
A=[x.split('|') for x in L.split('\n')]
s=round(sum(float(x[2]) for x in A if x[2]!='PLUG'),2)
A=[[a,b,-s if v=='PLUG' else float(v)] for a,b,v in A]
wb=xlsxwriter.Workbook(D+name); wb.set_properties({'created':__import__('datetime').datetime(2025,7,9)})
tip=wb.add_worksheet('QuickBooks Export Tips'); tip.hide_gridlines(2); tip.set_column(1,1,90)
tip.write(1,1,'QuickBooks Desktop Export Tips',wb.add_format({'bold':1,'font_size':14}))
tip.write(3,1,'Did you know you can update an existing worksheet instead of exporting to a new one each month?'); tip.write(5,1,'To keep your formatting, choose "Update Worksheet" the next time you export this report.')
ws=wb.add_worksheet('Sheet1'); ws.activate()
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
ws.set_column(0,0,2.3);ws.set_column(1,1,40);ws.set_column(2,2,13);ws.set_column(3,3,1.5);ws.set_column(4,4,13);ws.freeze_panes(5,2)
t=wb.add_format({'font_name':'Arial','bold':1,'font_size':12})
ws.write(0,0,'Ridgeline Terrace Condominium Assn., Inc.',t); ws.write(1,0,'Trial Balance',wb.add_format({'font_name':'Arial','bold':1,'font_size':14})); ws.write(2,0,'As of June 30, 2025',f(bold=1))
ws.write(0,4,'4:12 PM',f(bold=1,align='right'));ws.write(1,4,'07/09/25',f(bold=1,align='right'));ws.write(2,4,'Accrual Basis',f(bold=1,align='right'))
ws.merge_range(3,2,3,4,'Jun 30, 25',f(bold=1,align='center',bottom=5))
ws.write(4,2,'Debit',f(bold=1,align='center',bottom=5));ws.write(4,4,'Credit',f(bold=1,align='center',bottom=5))
nf=f(num_format='#,##0.00;-#,##0.00'); r=5; rows=[]; d=c=0
for k,n,v in A:
    ws.write(r,1,f'{k} · {n}',f(bold=1)); row=dict(account=k,name=n)
    if v<0: ws.write(r,4,-v,nf); row['credit']=-v; c-=v
    else: ws.write(r,2,v,nf); row['debit']=v; d+=v
    rows.append(row); r+=1
d=round(d,2);c=round(c,2); assert d==c
tf=f(bold=1,num_format='#,##0.00',top=1,bottom=6)
ws.write(r,0,'TOTAL',f(bold=1)); ws.write_formula(r,2,f'=ROUND(SUM(C6:C{r}),5)',tf,d); ws.write_formula(r,4,f'=ROUND(SUM(E6:E{r}),5)',tf,c)
ws.fit_to_pages(1,0); wb.close(); print(len(rows),d,[x for x in A if x[0]=='3200'])
save(name,'TB','QuickBooks Desktop export, condo association, code · name in one cell, tips sheet in front',False,['debit','credit'],rows,[dict(label='TOTAL',debit=d,credit=c)])
