# Sage 50-like export, UK housing charity: P&L (period / ytd) and Balance Sheet sheets, text-ish amounts
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
f='Almshouse Trust Sage mgmt accounts M9.xlsx'
P='The Wenlow Almshouse & Housing Trust';N=None
s=S('Profit and Loss',P,'2024-12-01','2024-12-31',['Period','Year to Date'],sheet='Profit and Loss')
s.h('Income')
q=[s.l(l,v,k) for k,l,v in [('4000','Weekly Maintenance Contributions',[21384.6,192461.4]),('4005','Voids',[-742.5,-5940]),('4010','Service Charges to Residents',[2916,26244]),('4050','Heating Recharge',[1188,10692]),('4100','Guest Room',[60,735]),('4200','Garage Rents',[315,2835]),('4400','Donations and Legacies',[250,6180]),('4500','COIF Dividends',[0,4417.36])]]
ti=s.t('Total Income',q,key='total_income')
s.h('Direct Property Costs')
q=[s.l(l,v,k) for k,l,v in [('5000','Responsive Repairs',[2618.42,21877.9]),('5010','Void Works',[1940,8315.5]),('5020','Cyclical Decoration',[0,12600]),('5030','Boiler Servicing',[0,3108]),('5040','Warden Call System',[186.5,1678.5]),('5050','Grounds Maintenance',[395,5215])]]
dc=s.t('Total Direct Property Costs',q);gp=s.t('Gross Profit/(Loss)',[ti,(dc,-1)])
s.h('Overheads')
q=[s.l(l,v,k) for k,l,v in [('7000','Warden Salary',[2166.67,19500.03]),('7001','Clerk to the Trustees',[1325,11925]),('7006','Employers N.I.',[207.4,1866.6]),('7100','Gas - Communal',[1914.88,9236.71]),('7102','Water Rates',[0,2811.64]),('7103','Electricity',[688.07,5104.52]),('7200','Council Tax on Voids',[96.35,511.2]),('7300','Buildings Insurance',[904.17,8137.53]),('7500','Printing & Stationery',[22.19,416.08]),('7502','Telephone & Broadband',[74.4,669.6]),('7601','Audit Fee Accrual',[350,3150]),('7901','Bank Charges',[11.5,97.25]),('8000','Depreciation',[1480,13320])]]
oh=s.t('Total Overheads',q)
s.t('Net Profit/(Loss)',[gp,(oh,-1)],'TOTAL',key='net_income')
np=s.rows[-1]['v']
b=S('Balance Sheet',P,None,'2024-12-31',['Period','Year to Date'],sheet='Balance Sheet')
b.h('Fixed Assets')
q=[b.l('Almshouses - Freehold',[0,1284000]),b.l('Plant and Machinery',[-1480,61290.4]),b.l('COIF Investment Fund',[0,218450])]
fa=b.t('Total Fixed Assets',q)
b.h('Current Assets')
cash=b.l('Bank Account',[0,0]);q=[b.l('Debtors',[-418.25,3962.1]),b.l('Deposits and Cash',[2500,84500])]
ca=b.t('Total Current Assets',[cash]+q)
b.h('Current Liabilities')
q2=[b.l('Creditors : Short Term',[1206.4,9417.83]),b.l('Taxation',[-88.2,641.35]),b.l('Residents in Advance',[310,2284.5])]
cl=b.t('Total Current Liabilities',q2)
# solve cash so that equity = capital
cap=[0,1580000.0]; 
fav=b.rows[fa]['v'];clv=b.rows[cl]['v']
cshp=round(np[0]-fav[0]+clv[0]-(-418.25+2500),2)
b.rows[cash]['v'][0]=cshp;b.rows[cash]['v'][1]=38127.56
b.rows[ca]['v']=[round(sum(b.rows[i]['v'][c] for i in [cash]+q),2) for c in (0,1)]
wc=b.t('Current Assets less Current Liabilities',[ca,(cl,-1)]);tal=b.t('Total Assets less Current Liabilities',[fa,wc])
b.h('Long Term Liabilities');q=[b.l('Homes England Grant Loan',[0,146000])];lt=b.t('Total Long Term Liabilities',q)
ta=b.t('Total Assets less Total Liabilities',[tal,(lt,-1)],'TOTAL')
b.h('Capital & Reserves')
V=b.rows[ta]['v']
q=[b.l('Permanent Endowment',[0,1150000]),b.l('Cyclical Maintenance Fund',[0,172500]),b.l('Reserves',[0,round(V[1]-1322500-np[1],2)]),b.l('P & L Account',np)]
e=b.t('Total Capital & Reserves',q,'TOTAL',key='total_equity')
print(b.rows[e]['v'],V,b.rows[q[2]]['v'],cshp)
assert [round(x,2) for x in V]==[round(x,2) for x in b.rows[e]['v']]
wb=Workbook();thin=Side(style='thin')
def put(ws,s,sub,fmt_codes):
    ws['A1']='Date:';ws['B1']='14/01/2025';ws['D1']=P;ws['A2']='Time:';ws['B2']='10:22:06';ws['D2']=s.title;ws['H1']='Page: 1'
    ws['D1'].font=ws['D2'].font=Font(name='Arial',bold=True,size=11)
    ws['A4']='From:';ws['B4']='Month 9, December 2024';ws['A5']='To:';ws['B5']='Month 9, December 2024'
    ws['A7']='Chart of Accounts:';ws['D7']='Almshouse Layout'
    # columns: A code, B..D label in B, F period, H ytd
    ws['F9']='Period';ws['H9']='Year to Date'
    for a in('F9','H9'): ws[a].font=Font(name='Arial',bold=True,underline='single',size=9);ws[a].alignment=Alignment(horizontal='right')
    r=10
    for x in s.rows:
        r+=1
        F=Font(name='Arial',size=9,bold=x['t'] in('HEADING','TOTAL'))
        if x['t']=='HEADING': ws.cell(r,1,x['label']).font=Font(name='Arial',size=9,bold=True,underline='single');continue
        if x['t']=='LINE':
            if x['code']: ws.cell(r,1,x['code']).font=F
            ws.cell(r,2,x['label']).font=F;cols=(5,7)   # detail in E and G, totals in F and H (Sage staggered)
        else: ws.cell(r,2 if x['t']=='SUBTOTAL' else 1,x['label']).font=F;cols=(6,8)
        for c,v in zip(cols,x['v']):
            k=ws.cell(r,c,v);k.number_format='#,##0.00;(#,##0.00)';k.font=F
            if x['t']!='LINE': k.border=Border(top=thin,bottom=Side(style='double') if x['t']=='TOTAL' else None)
        if x['t']!='LINE': r+=1
    for c,w in zip('ABCDEFGH',(17,14,4,30,13,13,14,14)): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='portrait';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
from openpyxl.worksheet.properties import PageSetupProperties
ws=wb.active;ws.title='Profit and Loss';ws.sheet_properties.pageSetUpPr=PageSetupProperties();put(ws,s,'',1)
w2=wb.create_sheet('Balance Sheet');w2.sheet_properties.pageSetUpPr=PageSetupProperties();put(w2,b,'',0)
wb.save(f'{B}/documents/{f}')
save(f,'SENIOR_HOUSING','OPERATING_STATEMENT',[s,b],'UK almshouse charity, Sage-like export, staggered detail/total columns under one header, two sheets',True)
