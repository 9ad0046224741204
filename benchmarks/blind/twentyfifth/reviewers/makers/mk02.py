from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
co='Pointe-au-Baril Harbour Marina Ltd.'
fn='PABH_Compiled_FS_2025.pdf'
W,Hh=letter; cv=canvas.Canvas(D+fn,pagesize=letter,invariant=1)
# income
I=St('Statement of Income and Retained Earnings',co,'2024-11-01','2025-10-31',['2025','2024'],page=4)
I.H('REVENUE')
r=[I.L('Seasonal dockage',[418260,397115]),I.L('Transient slips',[61385,66940]),I.L('Winter storage and haul-out',[187420,171905]),I.L('Fuel and chandlery sales',[236918,248330]),I.L('Cottage rentals (three units)',[52800,48600])]
ti=I.T('Total revenue',r,key='total_income')
cs=I.L('Cost of fuel and chandlery sold',[187044,199718],ind=0); gm=I.T('Gross margin',[ti,cs],[1,-1])
I.H('EXPENSES')
e=[I.L('Advertising and boat shows',[11240,9815]),I.L('Insurance',[46918,43277]),I.L('Office and telephone',[14633,13902]),I.L('Professional fees',[12850,11400]),I.L('Property taxes',[38764,37120]),I.L('Repairs - docks and travel lift',[59306,71448]),I.L('Salaries and benefits',[214870,203615]),I.L('Utilities',[31177,29864]),I.L('Water lot lease (Crown)',[18400,18400])]
te=I.T('Total operating expenses',e,key='total_operating_expenses')
no=I.T('Income from operations before the following',[gm,te],[1,-1],key='noi')
x=[I.L('Amortization',[64215,66830]),I.L('Interest on long-term debt',[41926,46150])]
# no subtotal
pt=I.T('Income before income taxes',[no]+x,[1,-1,-1])
tx=I.L('Income taxes',[12460,8117],ind=0)
ni=I.T('NET INCOME FOR THE YEAR',[pt,tx],[1,-1],typ='TOTAL',key='net_income')
N=I.V(ni); op24=311204; 
dv=[-30000,-20000]; e24=op24+N[1]+dv[1]
ro=I.L('Retained earnings, beginning of year',[e24,op24],ind=0); rd=I.L('Dividends',dv,ind=0)
re=I.T('RETAINED EARNINGS, END OF YEAR',[ni,ro,rd],typ='TOTAL')
RE=I.V(re)
# cash flow
C=St('Statement of Cash Flows',co,'2024-11-01','2025-10-31',['2025','2024'],page=5)
C.H('OPERATING ACTIVITIES')
o=[C.L('Net income',N),C.L('Amortization',[64215,66830]),C.L('Accounts receivable',[-8144,3912]),C.L('Fuel and parts inventory',[5260,-7318]),C.L('Accounts payable and accruals',[-3977,6205]),C.L('Deferred dockage deposits',[14350,9140])]
c1=C.T('Cash provided by operations',o)
C.H('INVESTING ACTIVITIES'); iv=C.L('Purchase of docks and equipment',[-58600,-22415])
C.H('FINANCING ACTIVITIES')
f=[C.L('Repayment of term loan',[-71500,-68200]),C.L('Advances from (to) shareholder',[-6500,15000]),C.L('Dividends paid',dv)]
c3=C.T('Cash used in financing',f)
nc=C.T('INCREASE (DECREASE) IN CASH',[c1,iv,c3],key='net_cash_flow')
ch=C.V(nc); b0=84312
cb=C.L('Cash, beginning of year',[b0+ch[1],b0],ind=0); ce=C.T('CASH, END OF YEAR',[nc,cb],typ='TOTAL')
CE=C.V(ce)
# BS
S=St('Balance Sheet',co,None,'2025-10-31',['2025','2024'],page=3)
S.H('ASSETS'); S.H('CURRENT')
a=[S.L('Cash',CE),S.L('Accounts receivable',[33906,25762]),S.L('Fuel and parts inventory',[41288,46548]),S.L('Prepaid insurance',[9120,9120])]
ca=S.T('Total current assets',a)
lt=[S.L('Property, docks and equipment (Note 3)',[1184370,1189985],ind=0)]
ta=S.T('TOTAL ASSETS',[ca]+lt,typ='TOTAL',key='total_assets'); TA=S.V(ta)
S.H('LIABILITIES'); S.H('CURRENT')
tl=[760400,831900]
ap=[27418,31395]; dd=[96540,82190]; cp=[75000,71500]; sh=[0,0]; sc=[100,100]
l=[S.L('Accounts payable and accruals',ap),S.L('Deferred dockage deposits',dd),S.L('Current portion of term loan',cp)]
cl=S.T('Total current liabilities',l)
ltd=[tl[0]-cp[0],tl[1]-cp[1]]
L1=S.L('Term loan (Note 4)',ltd,ind=0)
share=[TA[k]-sum([ap[k],dd[k],tl[k]])-RE[k]-100 for k in (0,1)]
print('shareholder',share,'diff should be -6500',share[0]-share[1])
L2=S.L('Due to shareholder (Note 5)',share,ind=0)
TL=S.T('Total liabilities',[cl,L1,L2],key='total_liabilities')
S.H("SHAREHOLDERS' EQUITY")
q=[S.L('Share capital',sc),S.L('Retained earnings',RE)]
te_=S.T("Total shareholders' equity",q,key='total_equity')
S.T("TOTAL LIABILITIES AND EQUITY",[TL,te_],typ='TOTAL')
assert S.d['rows'][-1]['values']==TA
F='Times-Roman';FB='Times-Bold'
# p1 cover
cv.setFont(FB,16); cv.drawCentredString(W/2,520,co.upper()); cv.setFont(F,13); cv.drawCentredString(W/2,490,'COMPILED FINANCIAL INFORMATION'); cv.drawCentredString(W/2,470,'YEAR ENDED OCTOBER 31, 2025'); cv.drawCentredString(W/2,440,'(Unaudited)'); cv.showPage()
def para(y,lines,size=11):
    cv.setFont(F,size)
    for t in lines: cv.drawString(72,y,t); y-=15
    return y
cv.setFont(FB,12); cv.drawCentredString(W/2,700,'COMPILATION ENGAGEMENT REPORT')
para(660,['To the Management of '+co,'','On the basis of information provided by management, we have compiled the balance sheet as at','October 31, 2025, the statements of income and retained earnings and of cash flows for the year','then ended, and Note 2, which describes the basis of accounting applied in their preparation.','','Management is responsible for the accompanying financial information, including its accuracy','and completeness. We performed this engagement in accordance with CSRS 4200. We did not','perform an audit or a review and provide no assurance on the financial information.','','Quarrie Lindqvist & Dube LLP','Chartered Professional Accountants','Parry Sound, Ontario','February 17, 2026']); cv.showPage()
def page(st,title,when,n):
    cv.setFont(FB,13); cv.drawString(72,725,co); cv.setFont(FB,12); cv.drawString(72,708,title); cv.setFont(F,11); cv.drawString(72,693,when); cv.setFont('Times-Italic',9); cv.drawRightString(540,693,'(Unaudited - see Compilation Engagement Report)')
    cv.setLineWidth(1.2); cv.line(72,686,540,686)
    cv.setFont(FB,11); cv.drawRightString(450,668,'2025'); cv.drawRightString(540,668,'2024'); y=650; firstm=True
    for k,(l,t,v,c,ind) in enumerate(st.R()):
        if t=='HEADING': y-=6
        cv.setFont(FB if t in('HEADING','TOTAL') else F,11); 
        xx=72+ind*14; cv.drawString(xx,y,l)
        if t!='HEADING':
            cv.setFont(FB if t=='TOTAL' else F,11)
            for j,xr in ((0,450),(1,540)):
                q=v[j]; tx=f0(q); cv.drawRightString(xr+(3.6 if q is not None and q<0 else 0),y,tx if q else '-')
                if firstm or t=='TOTAL': cv.drawString(xr-68,y,'$')
                if t in('SUBTOTAL','TOTAL'): cv.setLineWidth(.5); cv.line(xr-70,y+10.5,xr,y+10.5)
                if t=='TOTAL': cv.line(xr-70,y-3,xr,y-3); cv.line(xr-70,y-5,xr,y-5)
            firstm=False
        y-=16 if t in('LINE','HEADING') else 22
    cv.setFont('Times-Italic',9); cv.drawString(72,50,'The accompanying notes are an integral part of this financial information.'); cv.drawCentredString(W/2,34,str(n)); cv.showPage()
page(S,'Balance Sheet','As at October 31, 2025',1)
page(I,'Statement of Income and Retained Earnings','Year Ended October 31, 2025',2)
page(C,'Statement of Cash Flows','Year Ended October 31, 2025',3)
cv.setFont(FB,12); cv.drawString(72,720,'Notes to Compiled Financial Information')
para(690,['1.  The company operates a 142-slip marina on Georgian Bay.','2.  Basis of accounting: historical cost, accruals, amortization at tax rates.','3.  Property, docks and equipment are net of accumulated amortization.','4.  Term loan bears interest at 5.15%, due June 2031, secured by a first charge.','5.  Due to shareholder is non-interest bearing with no fixed terms of repayment.']); cv.save()
save(fn,[S,I,C],'OTHER','BALANCE_SHEET','CPA compiled statements (Canada), Times, 3 statements with cover, report, notes','three statements on own pages, gross margin, notes in labels')
