# non-profit housing: auditor's page + financial position + cash flows (own pages)
from common import *; from reportlab.pdfgen import canvas
P='Cedar Flats Non-Profit Homes Inc.'
s=St('STATEMENT OF FINANCIAL POSITION (balance sheet)',P,None,'2024-12-31',['2024','2023'],page=2)
s.h('ASSETS');s.h('CURRENT')
a=s.t('Total current assets',[s.l('Cash',[412806,355120],n='3'),s.l('Accounts receivable - tenants',[28644,31207],n='4'),s.l('Rental subsidies receivable - Service Manager',[61300,48915]),s.l('HST rebate receivable',[22187,19046]),s.l('Prepaid expenses',[37415,34980])],x=1)
ar=s.l('RESTRICTED CASH AND INVESTMENTS - REPLACEMENT RESERVE',[1284377,1176542],n='5')
ca=s.l('CAPITAL ASSETS',[9846215,10219633],n='6')
ta=s.t('TOTAL ASSETS',[a,ar,ca],'TOTAL',key='total_assets')
s.h('LIABILITIES');s.h('CURRENT')
cl=s.t('Total current liabilities',[s.l('Accounts payable and accrued liabilities',[164902,201377],n='7'),s.l('Rent received in advance',[18231,16654]),s.l('Last month rent deposits',[93512,90207]),s.l('Current portion of mortgage payable',[341880,329412],n='8')])
mp=s.l('MORTGAGE PAYABLE',[6210447,6552327],n='8'); dc=s.l('DEFERRED CAPITAL CONTRIBUTIONS',[1530664,1607197],n='9')
tl=s.t('TOTAL LIABILITIES',[cl,mp,dc],'TOTAL',key='total_liabilities')
s.h('NET ASSETS')
inv=[9846215-341880-6210447-1530664,10219633-329412-6552327-1607197]
V=lambda i:s.rows[i]['values']
un=[V(ta)[k]-V(tl)[k]-inv[k]-[1284377,1176542][k] for k in (0,1)]
ne=s.t('Total net assets',[s.l('Invested in capital assets',inv,n='10'),s.l('Internally restricted - replacement reserve',[1284377,1176542],n='5'),s.l('Unrestricted',un)],key='total_equity')
s.t('TOTAL LIABILITIES AND NET ASSETS',[tl,ne],'TOTAL')
q=St('STATEMENT OF CASH FLOWS',P,'2024-01-01','2024-12-31',['2024','2023'],page=3)
NE=V(ne)[0]-V(ne)[1]
q.h('OPERATING ACTIVITIES')
c1=[q.l('Excess of revenue over expenses',[NE,71418]),q.l('Amortization of capital assets',[428906,426550]),q.l('Amortization of deferred capital contributions',[-76533,-76533])]
b1=q.t('Cash from operations before working capital changes',c1)
q.h('Changes in non-cash working capital:')
w=[q.l('Accounts receivable - tenants',[31207-28644,-6118]),q.l('Rental subsidies receivable',[48915-61300,9207]),q.l('HST rebate receivable',[19046-22187,-2350]),q.l('Prepaid expenses',[34980-37415,-1190]),q.l('Accounts payable and accrued liabilities',[164902-201377,42619]),q.l('Rent received in advance',[18231-16654,-804]),q.l('Last month rent deposits',[93512-90207,2115])]
w1=q.t('Net change in non-cash working capital',w)
op=q.t('Cash provided by operating activities',[b1,w1],'TOTAL')
q.h('INVESTING ACTIVITIES')
iv=q.t('Cash used in investing activities',[q.l('Purchase of capital assets',[-(9846215+428906-10219633),-38417]),q.l('Increase in restricted cash and investments',[-(1284377-1176542),-96380])],'TOTAL')
q.h('FINANCING ACTIVITIES')
fi=q.t('Cash used in financing activities',[q.l('Mortgage principal repayments',[-329412,-317399])],'TOTAL')
nc=q.t('INCREASE IN CASH DURING THE YEAR',[op,iv,fi],'TOTAL',key='net_cash_flow')
n=q.rows[nc]['values']; print('net',n)
bg=q.l('CASH, BEGINNING OF YEAR',[355120,355120-n[1]]); en=q.t('CASH, END OF YEAR',[nc,bg],'TOTAL')
assert q.rows[en]['values']==[412806,355120],q.rows[en]
c=canvas.Canvas(B+'documents/cedar_flats_audit_2024.pdf',pagesize=(612,792))
c.setFont('Helvetica-Bold',13);c.drawString(72,720,"INDEPENDENT AUDITOR'S REPORT")
c.setFont('Helvetica',10);y=690
for t in ('To the Members of Cedar Flats Non-Profit Homes Inc.','','Opinion','We have audited the accompanying financial statements of Cedar Flats Non-Profit Homes Inc. (the','"Corporation"), which comprise the statement of financial position as at December 31, 2024, and the','statement of cash flows for the year then ended, and notes to the financial statements, including a','summary of significant accounting policies.','','In our opinion, the accompanying financial statements present fairly, in all material respects, the','financial position of the Corporation as at December 31, 2024 in accordance with Canadian','accounting standards for not-for-profit organizations.','','Harcourt Bellamy LLP','Chartered Professional Accountants','Licensed Public Accountants','Guelph, Ontario','April 22, 2025'):
    c.drawString(72,y,t);y-=15
c.showPage()
def page(st,title,when,no,sp):
    c.setFont('Helvetica-Bold',12);c.drawCentredString(306,740,P.upper());c.drawCentredString(306,722,title);c.setFont('Helvetica',10);c.drawCentredString(306,706,when)
    c.setFont('Helvetica-Bold',10)
    c.drawRightString(470,678,'2024');c.drawRightString(550,678,'2023')
    if no: c.drawCentredString(390,678,'Note')
    y=655; first=True
    for r in st.rows:
        T=r['rowType'];up=r['label'].isupper()
        if T=='HEADING' and r['label']in('LIABILITIES','NET ASSETS','INVESTING ACTIVITIES','FINANCING ACTIVITIES'): y-=6
        c.setFont('Helvetica-Bold' if (T=='HEADING' and up) or T=='TOTAL' else 'Helvetica',9)
        if r['label'] in('ASSETS','LIABILITIES') and no: c.drawCentredString(306,y,' '.join(r['label']))if 0 else c.drawCentredString(306,y,r['label'])
        elif T=='SUBTOTAL' and no and r['label']!='Total net assets': c.drawString(80,y,r['label'])
        else: c.drawString(62+(0 if up or T!='LINE' else 10),y,r['label'])
        if r['x'].get('n'): c.drawCentredString(390,y,r['x']['n'])
        for X,a in zip((470,550),r['values']):
            if a is None: continue
            if T!='LINE': c.setLineWidth(.6);c.line(X-58,y+9,X+2,y+9)
            c.drawRightString(X+(3 if a<0 else 0),y,fm(a,cur='$' if first or T=='TOTAL' and r is st.rows[-1] or r['label']=='TOTAL ASSETS' else ''))
            if r['label'] in('TOTAL ASSETS',st.rows[-1]['label']): c.line(X-58,y-3,X+2,y-3);c.line(X-58,y-5,X+2,y-5)
        if T=='LINE': first=False
        y-=sp+(6 if T in('TOTAL','SUBTOTAL') else 0)
    return y
y=page(s,'STATEMENT OF FINANCIAL POSITION','AS AT DECEMBER 31, 2024',True,14.5)
c.setFont('Helvetica',9);c.drawString(62,y-22,'APPROVED ON BEHALF OF THE BOARD:');c.line(62,y-55,230,y-55);c.line(300,y-55,470,y-55);c.drawString(62,y-66,'Director');c.drawString(300,y-66,'Director')
c.drawCentredString(306,36,'See accompanying notes    - 4 -');c.showPage()
page(q,'STATEMENT OF CASH FLOWS','FOR THE YEAR ENDED DECEMBER 31, 2024',False,16)
c.setFont('Helvetica',9);c.drawCentredString(306,36,'See accompanying notes    - 6 -');c.save()
save('cedar_flats_audit_2024.pdf',[s,q],'MULTIFAMILY','BALANCE_SHEET','auditor page, financial position and cash flows, notes column, two years')
