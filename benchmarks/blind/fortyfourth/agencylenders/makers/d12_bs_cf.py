from lib import *; import xlsxwriter
r=random.Random(4412); N='Thornbury Flats LP Dec 2024 financials.xlsx'
P='Thornbury Flats LP'
bs=S('Balance Sheet',P,None,'2024-12-31',['Balance 12/31/2024','Balance 12/31/2023','Net Change'],sheet='BS',expand=lambda b,k:[b[0],b[1],round(b[0]-b[1],2)])
# changes (balance-sheet direction), cash plugged
ni,dep,am=214873.36,648212.00,18450.00
ch=dict(ar=-3310.44,pre=6218.09,ap=-11842.73,ai=-1096.18,at=14630.00,sd=2875.00,pr=-4418.52,imp=187340.55,ffe=62915.80,mort=-241066.91,con=0,dis=-310000.00)
op=[('Net income',ni),('Depreciation',dep),('Amortization of loan costs',am),('Decrease in tenant receivables',-ch['ar']),('Increase in prepaid insurance',-ch['pre']),('Decrease in accounts payable',ch['ap']),('Decrease in accrued interest',ch['ai']),('Increase in accrued real estate taxes',ch['at']),('Increase in tenant security deposits',ch['sd']),('Decrease in prepaid rents',ch['pr'])]
nc=round(sum(v for _,v in op)-ch['imp']-ch['ffe']+ch['mort']+ch['dis'],2)
c0=[412660.18,96240.00,148390.27,231785.66]
c1=[0,99115.00,163021.40,288140.91];c1[0]=round(sum(c0)+nc-sum(c1),2)
def B(l,b0,d,c): return bs.line(l,[round(b0+d,2),b0],c)
bs.head('ASSETS');bs.head('Current Assets')
ca=[bs.line(l,[c1[i],c0[i]],k) for i,(l,k) in enumerate([('Cash - Operating','1010'),('Cash - Security Deposits','1020'),('Escrow - Taxes & Insurance','1110'),('Escrow - Replacement Reserve','1120')])]
ca+=[B('Accounts Receivable - Tenants',21906.77,ch['ar'],'1210'),B('Prepaid Insurance',41333.15,ch['pre'],'1310')]
a1=bs.sub('Total Current Assets',ca)
bs.head('Fixed Assets')
fa=[B('Land',2150000,0,'1410'),B('Buildings',16480000,0,'1420'),B('Building Improvements',1206418.92,ch['imp'],'1430'),B('Furniture, Fixtures & Equipment',388102.40,ch['ffe'],'1440'),B('Accumulated Depreciation',-5210776.00,-dep,'1490')]
a2=bs.sub('Total Fixed Assets',fa)
bs.head('Other Assets');a3=bs.sub('Total Other Assets',[B('Loan Costs',276750,0,'1510'),B('Accumulated Amortization - Loan Costs',-92250,-am,'1520')])
ta=bs.sub('TOTAL ASSETS',[a1,a2,a3],'TOTAL',key='total_assets')
bs.head('LIABILITIES & EQUITY');bs.head('Liabilities')
li=[B('Accounts Payable',58214.90,ch['ap'],'2010'),B('Accrued Interest',46118.03,ch['ai'],'2110'),B('Accrued Real Estate Taxes',118400,ch['at'],'2120'),B('Tenant Security Deposits',95810,ch['sd'],'2210'),B('Prepaid Rents',27316.44,ch['pr'],'2220'),B('Mortgage Note Payable',11240880.55,ch['mort'],'2510')]
tl=bs.sub('Total Liabilities',li,key='total_liabilities')
e0=round(bs.rows[ta]['base'][1]-bs.rows[tl]['base'][1],2)
bs.head('Equity')
k0=[5850000.00,-2185000.00];re=round(e0-sum(k0),2)
eq=bs.sub('Total Equity',[B('Partner Contributions',k0[0],0,'3010'),B('Partner Distributions',k0[1],ch['dis'],'3020'),B('Accumulated Earnings',re,ni,'3100')],key='total_equity')
tle=bs.sub('TOTAL LIABILITIES & EQUITY',[tl,eq],'TOTAL')
assert abs(bs.rows[tle]['base'][0]-bs.rows[ta]['base'][0])<.01
cf=S('Statement of Cash Flows',P,'2024-01-01','2024-12-31',['2024','2023'],sheet='Cash Flow')
pv=dict(zip([l for l,_ in op],[188406.12,631880.00,18450.00,-5204.31,3811.60,21760.38,-1038.77,6120.00,-1940.00,8225.09]))
lab={'Decrease in tenant receivables':'Tenant receivables','Increase in prepaid insurance':'Prepaid insurance','Decrease in accounts payable':'Accounts payable','Decrease in accrued interest':'Accrued interest','Increase in accrued real estate taxes':'Accrued real estate taxes','Increase in tenant security deposits':'Tenant security deposits','Decrease in prepaid rents':'Prepaid rents'}
cf.head('Cash flows from operating activities')
ix=[];
for i,(l,v) in enumerate(op):
    if i==1: cf.head('Adjustments to reconcile net income to net cash',lv=1)
    if i==3: cf.head('Changes in operating assets and liabilities',lv=1)
    ix.append(cf.line(lab.get(l,l),[v,pv[l]],lv=1 if i==0 else 2))
cf.key('net_income',ix[0])
o=cf.sub('Net cash provided by operating activities',ix)
cf.head('Cash flows from investing activities')
i_=cf.sub('Net cash used in investing activities',[cf.line('Building improvements',[-ch['imp'],-94226.10]),cf.line('Purchase of furniture and equipment',[-ch['ffe'],-38754.25])])
cf.head('Cash flows from financing activities')
f_=cf.sub('Net cash used in financing activities',[cf.line('Principal payments on mortgage',[ch['mort'],-229013.44]),cf.line('Distributions to partners',[ch['dis'],-425000.00])])
n=cf.sub('Net increase in cash and restricted cash',[o,i_,f_],'TOTAL',key='net_cash_flow')
b23=cf.rows[n]['base'][1]
z=cf.line('Cash and restricted cash, beginning of year',[round(sum(c0),2),round(sum(c0)-b23,2)],lv=0)
en=cf.sub('Cash and restricted cash, end of year',[n,z],'TOTAL')
assert abs(cf.rows[en]['base'][0]-sum(c1))<.01
print(c1,nc,b23)
wb=xlsxwriter.Workbook(doc(N))
F=lambda **k:wb.add_format({**dict(font_name='Times New Roman',font_size=11),**k})
ws=wb.add_worksheet('BS');ws.write(0,0,P,F(bold=1,font_size=14));ws.write(1,0,'Balance Sheet',F(bold=1));ws.write(2,0,'As of December 31, 2024',F())
for i,h in enumerate(['Balance\n12/31/2024','Balance\n12/31/2023','Net\nChange']): ws.write(4,2+i,h,F(bold=1,align='right',text_wrap=1,bottom=1))
ws.write(4,0,'Acct',F(bold=1,bottom=1));ws.write(4,1,'',F(bottom=1));ws.set_row(4,30);y=5
for R in bs.rows:
    b=R['type']!='LINE'
    if R['code']: ws.write_number(y,0,int(R['code']),F(align='left'))
    ws.write(y,1,R['label'],F(bold=b,indent=0 if b else 1))
    if R['type']!='HEADING':
        for i,v in enumerate(R['vals']): ws.write_number(y,2+i,v,F(bold=b,top=1 if b else 0,bottom=6 if R['type']=='TOTAL' else 0,num_format='#,##0.00_);(#,##0.00)'))
    y+=2 if b and R['items'] else 1
ws.set_column(0,0,8);ws.set_column(1,1,40);ws.set_column(2,4,17);ws.fit_to_pages(1,1)
ws=wb.add_worksheet('Cash Flow');ws.write(0,0,P,F(bold=1,font_size=14));ws.write(1,0,'Statement of Cash Flows',F(bold=1));ws.write(2,0,'For the years ended December 31, 2024 and 2023',F())
ws.write_number(4,1,2024,F(bold=1,align='right',bottom=1));ws.write_number(4,3,2023,F(bold=1,align='right',bottom=1));y=5
for R in cf.rows:
    b=R['type']!='LINE'
    ws.write(y,0,R['label'],F(bold=b and R['lv']==0,italic=b and R['lv']==1,indent=R['lv']))
    if R['type']!='HEADING':
        for i,v in enumerate(R['vals']): ws.write_number(y,1+2*i,v,F(bold=b,top=1 if b else 0,bottom=6 if R['type']=='TOTAL' else 0,num_format=('_($* #,##0.00_);_($* (#,##0.00)' if R['type']=='TOTAL' else '_(* #,##0.00_);_(* (#,##0.00)')))
    y+=2 if b and R['items'] else 1
ws.set_column(0,0,52);ws.set_column(1,1,18);ws.set_column(2,2,2);ws.set_column(3,3,18);ws.fit_to_pages(1,1)
wb.close()
save(N,[bs.dump(),cf.dump()],'MULTIFAMILY','CASH_FLOW_STATEMENT','partnership controller','workbook with balance sheet (with net change) and indirect cash flow on two sheets',False)
