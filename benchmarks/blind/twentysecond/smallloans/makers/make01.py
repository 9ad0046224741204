# CPA compilation, income tax basis, motel: cover letter, balance sheet (p2), P&L (p3)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='trails_end_motel_compiled_fs_2024.pdf'; P="Trail's End Motel"
i=St('STATEMENTS OF REVENUES AND EXPENSES - INCOME TAX BASIS',P,None,'2024-12-31',['2024','2023'],page=3)
i.h('REVENUES')
a=[i.l(*x) for x in [('Room rentals',612480,588915),('Weekly and extended-stay rentals',74206,69330),('Pet and extra-person fees',9415,8720),('Guest laundry and vending',6188,6402),('Refunds and allowances',-5130,-4477)]]
R=i.t('Total revenues',a,key='total_income')
i.h('OPERATING EXPENSES')
e=[i.l(*x) for x in [('Advertising and online travel commissions',58311,54206),('Bank and credit card fees',17922,16840),('Cable television and internet',9640,9312),('Contract labor',11250,8400),('Franchise and software fees',7380,7140),('Insurance',28917,24655),('Laundry and linens',13404,12988),('Legal and accounting',6850,6500),('Licenses and permits',1215,1180),('Office supplies and postage',2871,3046),('Payroll taxes',13066,12441),('Repairs and maintenance',34725,29118),('Rooms and cleaning supplies',21547,20960),('Taxes - property',22308,21774),('Telephone',3912,3888),('Utilities',55164,52037),('Wages - desk and housekeeping',148920,142315),('Waste removal',6244,5980)]]
X=i.t('Total operating expenses',e,key='total_operating_expenses')
O=i.t('Income from operations before interest and depreciation',[R],[X],key='noi')
i.h('OTHER EXPENSES')
d=[i.l('Interest - mortgage note',61733,64120),i.l('Depreciation',48250,51604),i.l('Amortization of loan costs',1400,1400)]
OX=i.sub('Total other expenses',d)
NI=i.t('NET INCOME',[O],[OX],key='net_income')
ni=i.rows[NI]['v']
b=St('STATEMENTS OF ASSETS, LIABILITIES AND MEMBERS\' CAPITAL - INCOME TAX BASIS (balance sheet)',P,None,'2024-12-31',['2024','2023'],page=2)
b.h('ASSETS'); b.h('Current assets',lv=1)
c=[b.l('Cash on hand and in banks',48930,61412,lv=2),b.l('Accounts receivable - direct bill',4118,2890,lv=2),b.l('Prepaid insurance',7204,6310,lv=2)]
ca=b.sub('Total current assets',c,lv=1)
b.h('Property and equipment',lv=1)
f=[b.l('Land',185000,185000,lv=2),b.l('Buildings and improvements',1214600,1199350,lv=2),b.l('Furniture, fixtures and equipment',233840,221905,lv=2)]
g=b.sub('Total cost',f,lv=2)
ad=b.l('Accumulated depreciation',-612844,-564594,lv=2)
npe=b.sub('Net property and equipment',[g,ad],lv=1)
lc=b.l('Loan costs, net of accumulated amortization',9800,11200,lv=1)
ta=b.t('TOTAL ASSETS',[ca,npe,lc],key='total_assets')
b.h("LIABILITIES AND MEMBERS' CAPITAL"); b.h('Liabilities',lv=1)
q=[b.l('Lodging and sales tax payable',5977,5402,lv=2),b.l('Accrued payroll and payroll taxes',4310,4188,lv=2),b.l('Credit cards payable',3664,5127,lv=2),b.l('Note payable - pickup truck',11206,17940,lv=2),b.l('Mortgage note payable - First Prairie Credit Union',861420,897655,lv=2)]
tl=b.t('Total liabilities',q,lv=1,key='total_liabilities')
b.h("Members' capital",lv=1)
A=b.rows[ta]['v'];L=b.rows[tl]['v']
eq=[A[0]-L[0],A[1]-L[1]]
dist23=62000; op23=eq[1]-ni[1]+dist23
dist24=eq[1]+ni[0]-eq[0]
print('dist',dist24,op23)
m=[b.l('Capital, beginning of year',eq[1],op23,lv=2),b.l('Net income',*ni,lv=2),b.l('Members\' draws',-dist24,-dist23,lv=2)]
te=b.t("Total members' capital",m,lv=1,key='total_equity')
z=b.t("TOTAL LIABILITIES AND MEMBERS' CAPITAL",[tl,te]); assert b.rows[z]['v']==A
c=canvas.Canvas(D+'documents/'+N,pagesize=letter)
def head(lines,y=735):
    for k,s in enumerate(lines):
        c.setFont('Times-Bold' if k<3 else 'Times-Roman',12 if k<3 else 11); c.drawCentredString(306,y,s); y-=14
    return y-8
c.setFont('Times-Bold',14);c.drawCentredString(306,720,'HOLLOWAY & PRATT, P.C.');c.setFont('Times-Roman',10);c.drawCentredString(306,706,'Certified Public Accountants')
y=660
for s in ['March 18, 2025','','To the Members','Sable Ridge Lodging, LLC','','Management is responsible for the accompanying financial statements of Sable Ridge Lodging, LLC (a limited','liability company), doing business as Trail\'s End Motel, which comprise the statements of assets, liabilities and',"members' capital - income tax basis as of December 31, 2024 and 2023, and the related statements of revenues and",'expenses - income tax basis for the years then ended. We have performed a compilation engagement in accordance','with Statements on Standards for Accounting and Review Services. We did not audit or review the financial','statements and, accordingly, do not express an opinion, a conclusion, nor provide any assurance on them.','','Management has elected to omit substantially all of the disclosures ordinarily included in financial statements','prepared in accordance with the tax basis of accounting.','','Holloway & Pratt, P.C.']:
    c.setFont('Times-Roman',11);c.drawString(62,y,s);y-=15
c.showPage()
def money(x,yy,v,dol):
    s=f'{abs(v):,}'
    c.drawRightString(x,yy,s)
    if v<0: c.drawString(x,yy,')');c.drawString(x-c.stringWidth(s)-4,yy,'(')
    if dol:c.drawString(x-62,yy,'$')
def page(st,lines,xs,step,pct=False,foot=''):
    y=head(lines); c.setFont('Times-Bold',10.5)
    for x,h in zip(xs,['2024','2023']): c.drawRightString(x,y,h); c.line(x-62,y-3,x+2,y-3)
    if pct:
        for x in xs:c.drawRightString(x+42,y,'%'); 
    y-=step+3; first=True; base=st.rows[st.keys.get('total_income',0)]['v']
    for r in st.rows:
        T=r['t']; b_=T in('TOTAL','HEADING') and r['lv']==0
        if T=='HEADING' and r['lv']==0:
            y-=5; 
        c.setFont('Times-Bold' if b_ else 'Times-Roman',10.5)
        c.drawString(62+r['lv']*14,y,r['label'])
        if T!='HEADING':
            for x,v in zip(xs,r['v']):
                if T in('SUBTOTAL','TOTAL'): c.line(x-62,y+step-4,x+2,y+step-4)
                money(x,y,v,first or T=='TOTAL' and r['label'].isupper())
                if pct: c.drawRightString(x+42,y,f'{v/base[xs.index(x)]*100:.1f}')
                if T=='TOTAL' and r['label'].isupper(): c.line(x-62,y-3,x+2,y-3);c.line(x-62,y-5,x+2,y-5)
            first=False
        if T in('SUBTOTAL','TOTAL'): y-=5
        y-=step
    c.setFont('Times-Italic',9.5);c.drawCentredString(306,48,"See accountant's compilation report.");c.drawCentredString(306,34,foot);c.showPage()
page(b,['SABLE RIDGE LODGING, LLC','dba '+P,"STATEMENTS OF ASSETS, LIABILITIES AND MEMBERS' CAPITAL - INCOME TAX BASIS",'December 31, 2024 and 2023'],[440,530],16,foot='- 2 -')
page(i,['SABLE RIDGE LODGING, LLC','dba '+P,'STATEMENTS OF REVENUES AND EXPENSES - INCOME TAX BASIS','For the Years Ended December 31, 2024 and 2023'],[385,510],15.2,True,foot='- 3 -')
c.save()
save(N,[b,i],'HOSPITALITY','BALANCE_SHEET','CPA compilation, tax basis, letter + balance sheet + P&L with % columns, Times',False)
