# hotel owner's compiled statements: letter, balance sheet (p.2), cash flows (p.3)
from lib import *
from reportlab.pdfgen import canvas
FN='Pinecrest_Lodge_Associates_2024_Compiled_FS.pdf'
PN='Pinecrest Lodge Associates, LLC'
# balances 2024, 2023, 2022
cash=(612480,548215,489340);rest=(384106,341872,302115);ar=(96312,104870,88415);inv=(41228,38904,37150);pre=(72115,66480,58902)
land=(1850000,)*3;bld=(14620384,14512090,14488640);ffe=(3318472,3096815,2884306)
dep=(838214,811506);acc22=5214380;acc=(acc22+dep[1]+dep[0],acc22+dep[1],acc22);fr=(61250,67500,73750);am=(6250,6250)
ap=(148930,161204,139815);ae=(211846,198377,187640);tx=(58214,52960,50118);adv=(87345,79118,64220)
prin=(302418,287160);d24=10884612;debt=(d24,d24+prin[0],d24+prin[0]+prin[1]);cur=(318486,302418,287160);rel=(150000,150000,225000)
ta=[cash[k]+rest[k]+ar[k]+inv[k]+pre[k]+land[k]+bld[k]+ffe[k]-acc[k]+fr[k] for k in range(3)]
tl=[ap[k]+ae[k]+tx[k]+adv[k]+debt[k]+rel[k] for k in range(3)];eq=[a-b for a,b in zip(ta,tl)]
dist=(640000,575000);ni=[eq[0]-eq[1]+dist[0],eq[1]-eq[2]+dist[1]]
print('eq',eq,'ni',ni)
C=['2024','2023']
b=S('Balance Sheets',PN,None,'2024-12-31',C,page=2,dash=True,dp=0);t=lambda x:[x[0],x[1]]
b.head('ASSETS',lv=9);b.head('Current assets:',lv=0)
x=[b.line('Cash and cash equivalents',t(cash),lv=1),b.line('Restricted cash - FF&E reserve and escrows',t(rest),lv=1),b.line('Accounts receivable, net',t(ar),lv=1),b.line('Inventories',t(inv),lv=1),b.line('Prepaid expenses',t(pre),lv=1)]
ca=b.tot('Total current assets',x,lv=2)
b.head('Property and equipment:',lv=0);x=[b.line('Land',t(land),lv=1),b.line('Building and improvements',t(bld),lv=1),b.line('Furniture, fixtures and equipment',t(ffe),lv=1)]
g=b.tot('Property and equipment, at cost',x,lv=2);A=b.line('Less accumulated depreciation',[-acc[0],-acc[1]],lv=1)
pe=b.tot('Property and equipment, net',[g,A],lv=2)
F=b.line('Franchise fees, net',t(fr),lv=0)
TA=b.tot('Total assets',[ca,pe,F],rt='TOTAL',key='total_assets',lv=0)
b.head("LIABILITIES AND MEMBERS' EQUITY",lv=9);b.head('Current liabilities:',lv=0)
x=[b.line('Current portion of long-term debt',t(cur),lv=1),b.line('Accounts payable',t(ap),lv=1),b.line('Accrued expenses',t(ae),lv=1),b.line('Sales and occupancy taxes payable',t(tx),lv=1),b.line('Advance deposits',t(adv),lv=1)]
cl=b.tot('Total current liabilities',x,lv=2)
x=[b.line('Long-term debt, net of current portion',[debt[k]-cur[k] for k in(0,1)],lv=0),b.line('Due to related party',t(rel),lv=0)]
TL=b.tot('Total liabilities',[cl]+x,rt='TOTAL',key='total_liabilities',lv=2)
b.head("Members' equity:",lv=0);cap=6200000
x=[b.line("Members' contributed capital",[cap,cap],lv=1),b.line('Accumulated deficit and distributions',[eq[0]-cap,eq[1]-cap],lv=1)]
TE=b.tot("Total members' equity",x,rt='TOTAL',key='total_equity',lv=2)
b.tot("Total liabilities and members' equity",[TL,TE],rt='TOTAL',lv=0);assert b.rows[-1].v==ta[:2]
c=S('Statements of Cash Flows',PN,'2024-01-01','2024-12-31',C,page=3,dash=True,dp=0)
D=lambda x,s:[s*(x[0]-x[1]),s*(x[1]-x[2])]
c.head('Cash flows from operating activities:',lv=0);n=c.line('Net income',ni,lv=1,key='net_income')
c.head('Adjustments to reconcile net income to net cash provided by operating activities:',lv=1)
x=[n,c.line('Depreciation and amortization',[dep[k]+am[k] for k in(0,1)],lv=2)]
c.head('Changes in operating assets and liabilities:',lv=2)
x+=[c.line('Accounts receivable',D(ar,-1),lv=3),c.line('Inventories',D(inv,-1),lv=3),c.line('Prepaid expenses',D(pre,-1),lv=3),c.line('Accounts payable',D(ap,1),lv=3),c.line('Accrued expenses',D(ae,1),lv=3),c.line('Sales and occupancy taxes payable',D(tx,1),lv=3),c.line('Advance deposits',D(adv,1),lv=3)]
o=c.tot('Net cash provided by operating activities',x,lv=2)
c.head('Cash flows from investing activities:',lv=0);x=[c.line('Building improvements',D(bld,-1),lv=1),c.line('Purchases of furniture, fixtures and equipment',D(ffe,-1),lv=1)]
i=c.tot('Net cash used in investing activities',x,lv=2)
c.head('Cash flows from financing activities:',lv=0);x=[c.line('Principal payments on long-term debt',[-prin[0],-prin[1]],lv=1),c.line('Repayment to related party',D(rel,1),lv=1),c.line('Distributions to members',[-dist[0],-dist[1]],lv=1)]
f=c.tot('Net cash used in financing activities',x,lv=2)
ch=c.tot('Net increase in cash, cash equivalents and restricted cash',[o,i,f],rt='TOTAL',key='net_cash_flow',lv=0)
bg=c.line('Cash, cash equivalents and restricted cash, beginning of year',[cash[k+1]+rest[k+1] for k in(0,1)],lv=0)
c.tot('Cash, cash equivalents and restricted cash, end of year',[ch,bg],rt='TOTAL',lv=0)
assert c.rows[-1].v==[cash[0]+rest[0],cash[1]+rest[1]]
c.head('Supplemental disclosure of cash flow information:',lv=0);c.line('Cash paid for interest',[571206,586464],lv=1)
W,H=612,792;P=canvas.Canvas(f'{B}/documents/{FN}',pagesize=(W,H),invariant=1)
P.setFont('Times-Roman',11);P.drawString(72,H-90,'To the Members');P.drawString(72,H-104,PN);P.drawString(72,H-118,'Big Rapids, Michigan')
y=H-150
for ln in ['Management is responsible for the accompanying financial statements of Pinecrest Lodge Associates,','LLC (a limited liability company), which comprise the balance sheets as of December 31, 2024 and','2023, and the related statements of cash flows for the years then ended in accordance with','accounting principles generally accepted in the United States of America. We have performed','compilation engagements in accordance with Statements on Standards for Accounting and Review','Services promulgated by the Accounting and Review Services Committee of the AICPA. We did not','audit or review the financial statements nor were we required to perform any procedures to verify','the accuracy or completeness of the information provided by management. We do not express an','opinion, a conclusion, nor provide any form of assurance on these financial statements.','','Management has elected to omit substantially all of the disclosures and the statements of income.','','','Duverne & Ostby, PLLC','March 12, 2025']: P.drawString(72,y,ln);y-=15
P.showPage()
def page(s,sub,no):
    P.setFont('Times-Bold',12);P.drawCentredString(W/2,H-64,PN.upper());P.drawCentredString(W/2,H-79,s.title);P.setFont('Times-Roman',11);P.drawCentredString(W/2,H-94,sub)
    y=H-122;P.setFont('Times-Bold',10.5);XX=(470,548)
    for h,xx in zip(C,XX): P.drawCentredString(xx-32,y,h);P.line(xx-62,y-2,xx,y-2)
    y-=18;first=True
    for r in s.out():
        if r.lv==9: P.setFont('Times-Bold',10.5);y-=4;P.drawCentredString(220,y,r.label);y-=17;first=True;continue
        P.setFont('Times-Bold' if r.rt=='TOTAL' else 'Times-Roman',10.5)
        xl=60+14*r.lv;lab=r.label;w=P.stringWidth(lab,P._fontname,10.5)
        if xl+w>400:
            ws=lab.split();k=len(ws)
            while P.stringWidth(' '.join(ws[:k]),P._fontname,10.5)>345-xl+60: k-=1
            P.drawString(xl,y,' '.join(ws[:k]));y-=12.5;P.drawString(xl+12,y,' '.join(ws[k:]))
        else: P.drawString(xl,y,lab)
        if r.rt!='HEADING':
            if r.rt!='LINE':
                for xx in XX: P.setLineWidth(.5);P.line(xx-60,y+9.5,xx,y+9.5)
            for v,xx in zip(r.v,XX):
                if first or r.rt=='TOTAL': P.drawString(xx-60,y,'$')
                tx_='-' if v==0 else f'({-v:,})' if v<0 else f'{v:,}'
                if v<0: P.drawRightString(xx+3.5,y,tx_)
                else: P.drawRightString(xx,y,tx_)
            first=False
            if r.rt=='TOTAL' and (r.label.startswith('Total assets') or 'liabilities and' in r.label or 'end of year' in r.label):
                for xx in XX: P.line(xx-60,y-2.5,xx,y-2.5);P.line(xx-60,y-4.2,xx,y-4.2)
        y-=14.5 if r.rt in('LINE','HEADING') else 19
    P.setFont('Times-Italic',9);P.drawCentredString(W/2,52,"See independent accountants' compilation report.");P.drawCentredString(W/2,38,str(no));print('y',y);P.showPage()
page(b,'December 31, 2024 and 2023',2);page(c,'Years Ended December 31, 2024 and 2023',3);P.save()
save(FN,[b,c],'HOSPITALITY','BALANCE_SHEET','accounting firm, compilation','letter, balance sheet on page 2, cash flows on page 3; dollar signs, wrapped labels, double rules',True)
