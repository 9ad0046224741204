# BTR compiled financials: cover letter, balance sheets, cash flows (Times)
from common import *
from reportlab.pdfgen import canvas
PN='Wrenfield Cottages, LLC'
cols=['2024','2023']
# years 2022,23,24
C={'Rental homes and improvements':[41880400,42106250,42588120],'Land':[7940000,7940000,7940000],'Furniture and equipment':[412300,437900,468150],'acc':[-1206400,-2631800,-4083500],
'Tenant receivables, net':[38200,52460,47915],'Prepaid expenses':[91800,104370,118240],'Other assets':[22400,19850,26300],
'Mortgage note payable':[27500000,27118400,26704900],'fin':[-486000,-421200,-356400],'Accounts payable and accrued expenses':[286400,311975,274610],'Accrued interest':[111300,109760,108085],'Tenant security deposits':[318700,336250,341900],'Prepaid rents':[58100,63420,71280]}
NI={1:214380,2:431725}; DEP={1:1425400,2:1451700}; AM=64800; DIST={1:-1150000,2:-1350000}
cash22=1403260
def d(k,y): return C[k][y]-C[k][y-1]
s2=S('Statements of Cash Flows',PN,'2024-01-01','2024-12-31',cols,page=3,nd=0)
two=lambda f:[f(2),f(1)]
s2.head('Cash flows from operating activities:')
o=[s2.line('Net income',two(lambda y:NI[y]))]
s2.head('Adjustments to reconcile net income to net cash:')
o+=[s2.line('Depreciation',two(lambda y:DEP[y])),s2.line('Amortization of debt issuance costs',[AM,AM])]
s2.head('Changes in operating assets and liabilities:')
for k,l,sg in [('Tenant receivables, net','Tenant receivables',-1),('Prepaid expenses','Prepaid expenses',-1),('Other assets','Other assets',-1),('Accounts payable and accrued expenses','Accounts payable and accrued expenses',1),('Accrued interest','Accrued interest',1),('Tenant security deposits','Tenant security deposits',1),('Prepaid rents','Prepaid rents',1)]:
    o.append(s2.line(l,two(lambda y:sg*d(k,y))))
op=s2.tot('Net cash provided by operating activities',o)
s2.head('Cash flows from investing activities:')
v=[s2.line('Improvements to rental homes',two(lambda y:-d('Rental homes and improvements',y))),s2.line('Purchases of furniture and equipment',two(lambda y:-d('Furniture and equipment',y)))]
iv=s2.tot('Net cash used in investing activities',v)
s2.head('Cash flows from financing activities:')
f=[s2.line('Principal payments on mortgage note',two(lambda y:d('Mortgage note payable',y))),s2.line('Distributions to members',two(lambda y:DIST[y]))]
fi=s2.tot('Net cash used in financing activities',f)
nc=s2.tot('Net increase (decrease) in cash and restricted cash',[op,iv,fi],rt='TOTAL',key='net_cash_flow')
n24,n23=s2.base[nc]; c23=cash22+n23; c24=c23+n24
bg=s2.line('Cash and restricted cash, beginning of year',[c23,cash22],lvl=0)
s2.tot('Cash and restricted cash, end of year',[nc,bg],rt='TOTAL')
s2.head('Supplemental disclosure:')
s2.line('Cash paid for interest',[1303675,1321540])
res=[402600,388900]
s1=S('Balance Sheets',PN,None,'2024-12-31',cols,page=2,nd=0)
b=lambda k:[C[k][2],C[k][1]]
s1.head('ASSETS')
s1.head('Rental property:',lvl=1)
x=[s1.line(k,b(k),lvl=2) for k in('Land','Rental homes and improvements','Furniture and equipment')]
g=s1.tot('Total rental property, at cost',x,lvl=2)
a=s1.line('Less: accumulated depreciation',b('acc'),lvl=2)
rp=s1.tot('Rental property, net',[g,a],lvl=1)
it=[rp,s1.line('Cash and cash equivalents',[c24-res[0],c23-res[1]]),s1.line('Restricted cash - escrows and deposits',res)]+[s1.line(k,b(k)) for k in('Tenant receivables, net','Prepaid expenses','Other assets')]
ta=s1.tot('Total assets',it,rt='TOTAL',key='total_assets')
s1.head("LIABILITIES AND MEMBERS' EQUITY"); s1.head('Liabilities:',lvl=1)
m=s1.line('Mortgage note payable',b('Mortgage note payable'),lvl=2); ff=s1.line('Less: unamortized debt issuance costs',b('fin'),lvl=2)
mn=s1.tot('Mortgage note payable, net',[m,ff],lvl=1)
l=[mn]+[s1.line(k,b(k)) for k in('Accounts payable and accrued expenses','Accrued interest','Tenant security deposits','Prepaid rents')]
tl=s1.tot('Total liabilities',l,rt='TOTAL',key='total_liabilities')
eq=[p-q for p,q in zip(s1.base[ta],s1.base[tl])]; assert eq[0]-eq[1]==NI[2]+DIST[2]
e=s1.line("Members' equity",eq,lvl=0); s1.keys['total_equity']=e
tt=s1.tot("Total liabilities and members' equity",[tl,e],rt='TOTAL')
print(s1.base[ta],eq,c24,c23,s2.base[op],s2.base[nc])
c=canvas.Canvas(DOC+'wrenfield_cottages_2024_compiled.pdf',pagesize=(612,792))
y=640; c.setFont('Times-Bold',13); c.drawCentredString(306,700,'HOLLOWAY BRANT & PETTY, CPAs'); c.setFont('Times-Roman',11)
for t in ["To the Members","Wrenfield Cottages, LLC","Huntsville, Alabama","","Management is responsible for the accompanying financial statements of Wrenfield Cottages, LLC","(a limited liability company), owner of a 164-home build-to-rent community, which comprise the","balance sheets as of December 31, 2024 and 2023, and the related statements of cash flows for the","years then ended, in accordance with accounting principles generally accepted in the United States","of America. We have performed compilation engagements in accordance with Statements on","Standards for Accounting and Review Services. We did not audit or review the financial statements","and, accordingly, do not express an opinion, a conclusion, nor provide any assurance on them.","","Management has elected to omit substantially all of the disclosures and the statements of income","ordinarily included in financial statements.","","","Holloway Brant & Petty, CPAs","March 21, 2025"]:
    c.drawString(80,y,t); y-=16
c.drawCentredString(306,40,'1'); c.showPage()
def page(s,sub,pg,dol,note):
    c.setFont('Times-Bold',13); c.drawCentredString(306,738,PN.upper()); c.drawCentredString(306,721,s.d['title']); c.setFont('Times-Italic',11); c.drawCentredString(306,705,sub)
    X=(450,530); y=674; c.setFont('Times-Bold',11)
    for x_,t in zip(X,cols): c.drawRightString(x_,y,t); c.line(x_-58,y-3,x_,y-3)
    y-=20
    for i,(r,t) in enumerate(zip(s.rows,s.st)):
        h=r['rowType']=='HEADING'; T=r['rowType']
        if h and t['lvl']==0 and i>0 : y-=7
        c.setFont('Times-Bold' if (h and t['lvl']==0) or T=='TOTAL' else 'Times-Roman',10.5)
        if T=='HEADING' and r['label'].startswith("LIAB"): y-=4
        c.drawString(72+14*t['lvl'],y,r['label'])
        if not h:
            for x_,v in zip(X,r['values']):
                tx=par(v,0,'-'); c.drawRightString(x_+(3.5 if tx.endswith(')') else 0),y,tx)
                if i in dol: c.drawString(x_-58,y,'$')
                if T!='LINE': c.setLineWidth(.5); c.line(x_-58,y+10,x_,y+10)
                if T=='TOTAL' and i in dol: c.line(x_-58,y-2.5,x_,y-2.5); c.line(x_-58,y-4.5,x_,y-4.5)
            if T=='TOTAL': y-=5
        y-=15.5
    c.setFont('Times-Italic',9.5); c.drawCentredString(306,60,"See independent accountants' compilation report."); c.setFont('Times-Roman',10); c.drawCentredString(306,40,str(pg)); c.showPage()
F=[i for i,r in enumerate(s1.rows) if r['rowType']!='HEADING'][0]
page(s1,'December 31, 2024 and 2023',2,{F,ta,tt,m},'')
page(s2,'Years Ended December 31, 2024 and 2023',3,{o[0],len(s2.rows)-3,len(s2.rows)-1},'')
c.save()
save('wrenfield_cottages_2024_compiled.pdf',[s1,s2],'SINGLE_FAMILY_RENTAL','BALANCE_SHEET','s48a','CPA compiled balance sheets and statements of cash flows, Times, comparative years, cover letter',False)
