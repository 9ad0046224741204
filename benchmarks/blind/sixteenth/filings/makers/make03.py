# audited nonprofit: cover, statements of financial position, statements of cash flows (indirect)
from tl import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='lantern_house_audited_fs_2024.pdf'
P='Lantern House Supportive Housing, Inc.'
b=St('Statements of Financial Position',P,None,'2024-06-30',['2024','2023'],page=2)
b.h('ASSETS',c=1); b.h('Current assets')
ca=[b.l('Cash and cash equivalents',1184206,936471),b.l('Grants receivable, government',642918,588340),b.l('Tenant rents receivable, net of allowance of $18,400 and $15,200',41377,52906),b.l('Prepaid expenses and deposits',96144,88215)]
tca=b.t('Total current assets',ca)
b.h('Restricted deposits and funded reserves')
rd=[b.l('Tenant security deposits',74820,72615),b.l('Replacement reserve',518334,461790),b.l('Operating reserve',402118,396225),b.l('Insurance and tax escrow',63907,58444)]
trd=b.t('Total restricted deposits and funded reserves',rd)
b.h('Property and equipment')
pe=[b.l('Land',1250000,1250000),b.l('Buildings and improvements',18462730,18214905),b.l('Furniture and equipment',731448,694260)]
tpe=b.t('',pe); 
ad=b.l('Less accumulated depreciation',-5917386,-5381142)
npe=b.t('Net property and equipment',[tpe,ad])
ta=b.t('Total assets',[tca,trd,npe],typ='TOTAL',key='total_assets',dbl=1)
b.h('LIABILITIES AND NET ASSETS',c=1); b.h('Current liabilities')
cl=[b.l('Accounts payable',213665,246008),b.l('Accrued payroll and compensated absences',187402,171933),b.l('Refundable advances',95000,40000),b.l('Current portion of notes payable',164220,157316)]
tcl=b.t('Total current liabilities',cl)
b.h('Long-term liabilities')
ll=[b.l('Tenant security deposits payable',73915,71480),b.l('Notes payable, net of current portion and debt issuance costs',8426137,8583904),b.l('Deferred interest, county housing loan',612450,556800)]
tll=b.t('Total long-term liabilities',ll)
tl_=b.t('Total liabilities',[tcl,tll],key='total_liabilities',typ='TOTAL')
b.h('Net assets')
na_tot=[b.v(ta)[c]-b.v(tl_)[c] for c in (0,1)]
wr=[(1010000),(885000)]
n1=b.l('Without donor restrictions',na_tot[0]-wr[0],na_tot[1]-wr[1]); n2=b.l('With donor restrictions',wr[0],wr[1])
tna=b.t('Total net assets',[n1,n2],key='total_equity',typ='TOTAL')
b.t('Total liabilities and net assets',[tl_,tna],typ='TOTAL',dbl=1)
# cash flow
k=St('Statements of Cash Flows',P,'2023-07-01','2024-06-30',['2024','2023'],page=3)
chg24=na_tot[0]-na_tot[1]
k.h('Cash flows from operating activities')
o=[k.l('Change in net assets',chg24,-118264)]
k.h('Adjustments to reconcile change in net assets to net cash provided by operating activities:',w=1)
V=lambda i:b.v(i)[0]-b.v(i)[1]
o+=[k.l('Depreciation',536244,521870),k.l('Amortization of debt issuance costs',9400,9400),k.l('Bad debt expense, tenants',14360,11205),k.l('Forgiveness of city note payable',-62500,-62500)]
k.h('Changes in operating assets and liabilities:')
o+=[k.l('Grants receivable',-V(ca[1]),71226),k.l('Tenant rents receivable',-V(ca[2])-14360,-20418),k.l('Prepaid expenses and deposits',-V(ca[3]),-6130),k.l('Accounts payable',V(cl[0]),38419),
 k.l('Accrued payroll and compensated absences',V(cl[1]),9077),k.l('Refundable advances',V(cl[2]),-25000),k.l('Tenant security deposits payable',V(ll[0]),1860),k.l('Deferred interest, county housing loan',V(ll[2]),55650)]
no=k.t('Net cash provided by operating activities',o)
k.h('Cash flows from investing activities')
inv=k.l('Purchase of property and equipment',-(V(pe[1])+V(pe[2])),-196340); ni=k.t('Net cash used in investing activities',[inv])
k.h('Cash flows from financing activities')
dn=V(cl[3])+V(ll[1])  # change in notes incl amort
bor=0
pay=dn-9400+62500-48000
f=[k.l('Proceeds from notes payable',48000,None),k.l('Principal payments on notes payable',pay,-148905)]
nf=k.t('Net cash used in financing activities',f)
nt=k.t('Net increase in cash, cash equivalents and restricted cash',[no,ni,nf],key='net_cash_flow',typ='TOTAL')
rc=[sum(b.v(i)[c] for i in [ca[0]]+rd) for c in (0,1)]
beg=k.l('Cash, cash equivalents and restricted cash, beginning of year',rc[1],rc[1]-k.v(nt)[1])
end=k.t('Cash, cash equivalents and restricted cash, end of year',[beg,nt],typ='TOTAL',dbl=1)
print(k.v(end),rc,k.v(nt),pay,chg24)
assert k.v(end)==rc
k.h('Supplemental disclosure of cash flow information'); k.l('Cash paid for interest',294117,301442)
c=canvas.Canvas(path(N),pagesize=letter,invariant=1); W,H=letter
c.setFont('Times-Bold',20); c.drawCentredString(W/2,H-250,'LANTERN HOUSE'); c.drawCentredString(W/2,H-274,'SUPPORTIVE HOUSING, INC.'); c.setFont('Times-Roman',14); c.drawCentredString(W/2,H-320,'Financial Statements'); c.drawCentredString(W/2,H-340,'June 30, 2024 and 2023'); c.drawCentredString(W/2,H-372,"(With Independent Auditors' Report Thereon)")
c.setFont('Times-Italic',12); c.drawCentredString(W/2,130,'Ostrava Fenwick & Lyle, P.C.'); c.drawCentredString(W/2,114,'Certified Public Accountants'); c.showPage()
import textwrap
def page(st,h3,pg,lead):
    c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-60,'LANTERN HOUSE SUPPORTIVE HOUSING, INC.'); c.drawCentredString(W/2,H-76,st.d['title'].upper()); c.drawCentredString(W/2,H-92,h3)
    X=[462,548]; y=H-122
    c.setFont('Times-Bold',10.5)
    for x,t in zip(X,st.d['columns']): c.drawRightString(x,y,t); c.line(x-58,y-3,x,y-3)
    y-=lead+3; firstnum=True; R=st.rows()
    for i,(r,x) in enumerate(R):
        tot='plus' in x
        if r['rowType']=='HEADING':
            if not x.get('w') and not r['label'].endswith(':'): y-=3
            c.setFont('Times-Bold',10.5)
            if x.get('c'): c.drawCentredString(230,y,r['label'])
            elif r['label'].endswith(':'):
                c.setFont('Times-Italic',10.5)
                for q in textwrap.wrap(r['label'],62): c.drawString(80,y,q); y-=lead
                y+=lead
            else: c.drawString(64,y,r['label'])
            y-=lead; continue
        c.setFont('Times-Roman',10.5); ind=64 if r['rowType']=='TOTAL' else (104 if tot else 80)
        ls=textwrap.wrap(r['label'],58) or ['']
        for q in ls[:-1]: c.drawString(ind,y,q); y-=lead-1; ind+=10
        c.drawString(ind,y,ls[-1])
        for xx,v in zip(X,r['values']):
            if v is None: c.drawRightString(xx,y,'-')
            else: c.drawRightString(xx+(3.5 if v<0 else 0),y,f"({-v:,})" if v<0 else f"{v:,}")
            if firstnum or x.get('dbl'): c.drawString(xx-58,y,'$')
            nxt=R[i+1][1] if i+1<len(R) else {}
            if tot and not x.get('dbl') and r['rowType']!='TOTAL': c.line(xx-58,y+9.5,xx,y+9.5)
            if r['rowType']=='TOTAL': c.line(xx-58,y+9.5,xx,y+9.5)
            if x.get('dbl'): c.line(xx-58,y-3,xx,y-3); c.line(xx-58,y-5,xx,y-5)
        firstnum=False
        y-=lead+(4 if tot else 0)
    c.setFont('Times-Italic',10); c.drawCentredString(W/2,52,'The accompanying notes are an integral part of these financial statements.'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,34,str(pg)); c.showPage()
# the unlabelled gross property subtotal is printed without a caption
page(b,'JUNE 30, 2024 AND 2023',3,13); page(k,'YEARS ENDED JUNE 30, 2024 AND 2023',6,15.5); c.save()
save(N,[b,k],'MULTIFAMILY','BALANCE_SHEET','CPA firm audit','audited nonprofit statements, two statements, unlabelled subtotal, wrapped captions',True)
