# Accountant's comparative balance sheets, industrial owner LLC, Times, dollar signs and double rules
from kit import *
from reportlab.pdfgen import canvas
s=S('BALANCE SHEETS','TRI-FORKS DISTRIBUTION PARTNERS, LLC',None,'2024-12-31',['2024','2023'])
s.head('ASSETS',c=1);s.head('RENTAL PROPERTY, at cost')
a=[s.line('Land',[4180000,4180000],d=1,i=1),s.line('Buildings',[21764310,21764310],i=1),s.line('Site and building improvements',[2918447,2603192],i=1),s.line('Tenant improvements',[1366905,1204780],i=1)]
t=s.tot('Total rental property, at cost',a,i=2)
b=s.line('Less: accumulated depreciation',[-6894226,-6088917],i=1)
net=s.tot('Rental property, net',[t,b],i=2)
s.head('OTHER ASSETS')
o=[s.line('Cash and cash equivalents',[618733,742096],i=1),s.line('Restricted cash - lender escrows and reserves',[391250,347815],i=1),s.line('Tenant receivables, net of allowance of $12,500',[84917,61348],i=1),s.line('Deferred rent receivable',[437622,402190],i=1),s.line('Deferred leasing costs, net',[503318,547961],i=1),s.line('Prepaid expenses and other assets',[72640,69255],i=1)]
ot=s.tot('Total other assets',o,i=2)
ta=s.tot('TOTAL ASSETS',[net,ot],kind='TOTAL',key='total_assets',d=1,i=2,dd=1)
s.head("LIABILITIES AND MEMBERS' EQUITY",c=1);s.head('LIABILITIES')
l=[s.line('Mortgage note payable',[14236881,14578204],d=1,i=1),s.line('Less: unamortized debt issuance costs',[-118750,-137500],i=1),s.line('Accounts payable and accrued expenses',[203466,188912],i=1),s.line('Accrued real estate taxes',[346120,331874],i=1),s.line('Accrued interest',[54572,55880],i=1),s.line('Prepaid rents',[97341,41206],i=1),s.line('Tenant security deposits',[266400,251150],i=1),s.line('Due to affiliate',[18300,27450],i=1)]
tl=s.tot('Total liabilities',l,kind='TOTAL',key='total_liabilities',i=2)
s.head("MEMBERS' EQUITY")
# equity: opening + contributions + net income - distributions, chosen to balance
eq=[s.v(ta,c)-s.v(tl,c) for c in(0,1)]
con=[6850000,6850000];dist=[-4395000,-3605000];ne=[eq[c]-con[c]-dist[c] for c in (0,1)]
m=[s.line('Capital contributions',con,i=1),s.line('Accumulated net income',ne,i=1),s.line('Accumulated distributions',dist,i=1)]
te=s.tot("Total members' equity",m,kind='TOTAL',key='total_equity',i=2)
tt=s.tot("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],kind='TOTAL',d=1,i=2,dd=1);assert s.v(tt)==s.v(ta)
name='p4_triforks_balance_sheets.pdf';k=canvas.Canvas(DOC(name),pagesize=(612,792))
k.setFont('Times-Bold',13);k.drawCentredString(306,724,s.m['propertyName']);k.drawCentredString(306,707,'BALANCE SHEETS');k.setFont('Times-Roman',11);k.drawCentredString(306,691,'December 31, 2024 and 2023')
k.line(72,682,540,682);k.setFont('Times-Bold',10.5);X=[448,538]
for x,h in zip(X,('2024','2023')): k.drawCentredString(x-32,662,h);k.line(x-66,659,x+2,659)
y=642
for row,x in zip(s.rows,s.x):
    t=row['rowType']
    if x.get('c'): y-=6;k.setFont('Times-Bold',10.5);k.drawCentredString(228,y,row['label']);y-=16;continue
    if t=='HEADING': y-=4
    k.setFont('Times-Roman',10.5);k.drawString(72+14*x.get('i',0),y,row['label'])
    for xx,v in zip(X,row['values']):
        if v is None: continue
        if t!='LINE': k.line(xx-66,y+9.5,xx+2,y+9.5)
        if v<0: k.drawRightString(xx+3.4,y,f'({-v:,})')
        else: k.drawRightString(xx,y,f'{v:,}')
        if x.get('d'): k.drawString(xx-66,y,'$')
        if x.get('dd'): k.line(xx-66,y-2.6,xx+2,y-2.6);k.line(xx-66,y-4.6,xx+2,y-4.6)
    y-=14.2+(5 if t!='LINE' and t!='HEADING' else 0)
k.setFont('Times-Italic',9.5);k.drawCentredString(306,62,"See accompanying notes and independent accountants' review report.");k.drawCentredString(306,46,'- 3 -')
k.save();print(y)
save(name,[s],'INDUSTRIAL','BALANCE_SHEET','CPA comparative balance sheet')
