from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
name='s4_04_holding_partnership.pdf'
P='Sandbar Row Holdings, L.P.'
bs=St('Consolidated Balance Sheets',P,None,'2025-09-30',['September 30, 2025','December 31, 2024'],page=2,nd=0); bs.dash=True
bs.H('ASSETS')
bs.H('Real estate, at cost:',lvl=0)
re=[bs.L('Land',[18450000,18450000],lvl=2),bs.L('Buildings and improvements',[96218407,95104332],lvl=2),bs.L('Tenant improvements',[7931260,7415918],lvl=2),bs.L('Furniture, fixtures and equipment',[1284115,1262740],lvl=2)]
g=bs.T('Total real estate, at cost',re,lvl=3)
ad=bs.L('Less accumulated depreciation',[-21640883,-18967415],lvl=1)
net=bs.T('Real estate, net',[g,ad],lvl=1)
oth=[bs.L('Investment in unconsolidated joint venture',[6112540,6389207]),bs.L('Cash and cash equivalents',[4837216,5219084]),bs.L('Restricted cash',[2146390,1983771]),bs.L('Tenant receivables, net of allowance',[612448,588130]),bs.L('Deferred rent receivable',[1907615,1764402]),bs.L('Interest rate cap, at fair value',[0,318900]),bs.L('Prepaid expenses and other assets',[921337,540216])]
ta=bs.T('Total assets',[net]+oth,rt='TOTAL',key='total_assets')
bs.H("LIABILITIES AND PARTNERS' CAPITAL"); bs.H('Liabilities:')
li=[bs.L('Mortgage notes payable, net of deferred financing costs',[71254118,72036944]),bs.L('Subscription line of credit',[3500000,2000000]),bs.L('Accounts payable and accrued expenses',[1618205,1840977]),bs.L('Accrued interest payable',[281346,284430]),bs.L('Due to General Partner',[164250,0]),bs.L('Tenant security deposits',[748912,731065]),bs.L('Prepaid rents',[395470,412208])]
tl=bs.T('Total liabilities',li,key='total_liabilities')
bs.H("Partners' capital:")
tav=bs.rows[ta]['base']; tlv=bs.rows[tl]['base']; eq=[a-b for a,b in zip(tav,tlv)]
nci=[1936412,2014880]; gp=[round((e-n)*.01) for e,n in zip(eq,nci)]
pc=[bs.L('General Partner',gp),bs.L('Limited Partners',[e-n-q for e,n,q in zip(eq,nci,gp)])]
tp=bs.T("Total Sandbar Row partners' capital",pc); nc=bs.L('Noncontrolling interest in consolidated subsidiary',nci)
te=bs.T("Total partners' capital",[tp,nc],key='total_equity')
bs.T("Total liabilities and partners' capital",[tl,te],rt='TOTAL')
# cash flow
cf=St('Consolidated Statements of Cash Flows',P,'2025-01-01','2025-09-30',['2025','2024'],page=3,nd=0); cf.dash=True
cf.H('Cash flows from operating activities:')
dep=2673468
cap=[-1114075-515342-21375,-1863290]; loan=[-1012826,-968415]
beg=[5219084+1983771,6418205]; end0=4837216+2146390
o=[cf.L('Net income (loss)',[1284306,-214877]),]
cf.H('Adjustments to reconcile net income (loss) to net cash provided by operating activities:')
o+=[cf.L('Depreciation',[dep,2598114],lvl=2),cf.L('Amortization of deferred financing costs',[230000,221450],lvl=2),cf.L('Equity in loss of unconsolidated joint venture',[96667,41280],lvl=2),cf.L('Straight-line rent',[-143213,-187940],lvl=2),cf.L('Change in fair value of interest rate cap',[318900,204600],lvl=2)]
cf.H('Changes in operating assets and liabilities:')
o+=[cf.L('Tenant receivables',[-24318,61075],lvl=2),cf.L('Prepaid expenses and other assets',[-381121,-298440],lvl=2),cf.L('Accounts payable and accrued expenses',[-222772,118306],lvl=2),cf.L('Accrued interest payable',[-3084,12611],lvl=2),cf.L('Due to General Partner',[164250,0],lvl=2),cf.L('Security deposits and prepaid rents',[17847-16738,-9127],lvl=2)]
op=cf.T('Net cash provided by operating activities',o,lvl=3)
cf.H('Cash flows from investing activities:')
iv=[cf.L('Building improvements and equipment',[-1114075-21375,-1320418]),cf.L('Tenant improvements',[-515342,-542872]),cf.L('Distributions from unconsolidated joint venture',[180000,225000])]
ci=cf.T('Net cash used in investing activities',iv,lvl=3)
cf.H('Cash flows from financing activities:')
opv=cf.rows[op]['base']; civ=cf.rows[ci]['base']
delta=end0-beg[0]; lp=delta-opv[0]-civ[0]-loan[0]-1500000+78468+ -0
f=[cf.L('Principal payments on mortgage notes',loan),cf.L('Borrowings on subscription line of credit',[1500000,0]),cf.L('Distributions to partners',[lp,-2250000]),cf.L('Distributions to noncontrolling interest',[-78468,-91200])]
fi=cf.T('Net cash used in financing activities',f,lvl=3)
nt=cf.T('Net change in cash, cash equivalents and restricted cash',[op,ci,fi],key='net_cash_flow')
bg=cf.L('Cash, cash equivalents and restricted cash, beginning of period',beg,lvl=0)
en=cf.T('Cash, cash equivalents and restricted cash, end of period',[nt,bg],rt='TOTAL')
assert cf.rows[en]['base'][0]==end0
cf.keys['net_income']=o[0]
cf.H('Supplemental disclosure:'); cf.L('Cash paid for interest',[2914762,2988103])
print('distr',lp,'netincome check')
c=canvas.Canvas(doc(name),pagesize=letter); W,Hh=letter
# cover
c.setFont('Times-Bold',18); c.drawCentredString(W/2,520,P); c.setFont('Times-Roman',12)
for i,t in enumerate(['(A Delaware Limited Partnership)','','Consolidated Financial Statements','(Unaudited)','','September 30, 2025']): c.drawCentredString(W/2,490-18*i,t)
c.setFont('Times-Italic',9); c.drawCentredString(W/2,90,'Prepared by the General Partner for the Third Quarter 2025 investor report'); c.showPage()
def page(s,sub,x1,x2,pn,heads):
    y=Hh-60; c.setFont('Times-Bold',12); c.drawCentredString(W/2,y,P); y-=15; c.drawCentredString(W/2,y,s.title); y-=14; c.setFont('Times-Roman',10); c.drawCentredString(W/2,y,sub); y-=26
    c.setFont('Times-Bold',9.5)
    for x,h in zip((x1,x2),heads):
        c.drawCentredString(x-32,y+11,h[0]) if h[0] else None; c.drawCentredString(x-32,y,h[1]); c.line(x-70,y-3,x+4,y-3)
    y-=18; first=True
    for r in s.rows:
        hd=r['rt']=='HEADING'; caps=r['label'] in('ASSETS',"LIABILITIES AND PARTNERS' CAPITAL")
        if hd and y<Hh-150: y-=5
        if caps: c.setFont('Times-Bold',10.5); c.drawCentredString(240,y,r['label'].upper()); y-=16; continue
        c.setFont('Times-Roman',9.8)
        lab=r['label']; x=62+12*r['lvl']
        if len(lab)>66:
            k=lab.rfind(' ',0,60); c.drawString(x,y,lab[:k]); y-=11.5; lab=lab[k+1:]; x+=10
        c.drawString(x,y,lab)
        if not hd:
            dol=first or r['rt']=='TOTAL' or r['label'].startswith('Mortgage notes') or r['label'].startswith('Cash paid'); first=False
            for xx,v in zip((x1,x2),r['vals']):
                if r['items']: c.line(xx-66,y+9,xx+2,y+9)
                if dol: c.drawString(xx-66,y,'$')
                t=par(v,0,'\u2014'); c.drawRightString(xx+(3.2 if t.endswith(')') else 0),y,t)
                if r['rt']=='TOTAL': c.line(xx-66,y-3,xx+2,y-3); c.line(xx-66,y-5,xx+2,y-5)
            if r['items']: y-=4
        y-=13.2
    c.setFont('Times-Italic',8.5); c.drawCentredString(W/2,44,'See accompanying notes to consolidated financial statements.'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,30,str(pn)); c.showPage()
page(bs,'September 30, 2025 and December 31, 2024 (Unaudited)',455,550,1,[('September 30,','2025'),('December 31,','2024')])
page(cf,'For the nine months ended September 30, 2025 and 2024 (Unaudited)',455,550,2,[('','2025'),('','2024')])
c.setFont('Times-Bold',11); c.drawCentredString(W/2,Hh-70,'NOTES TO CONSOLIDATED FINANCIAL STATEMENTS'); c.setFont('Times-Roman',10)
for i,t in enumerate(['1.  Organization. The Partnership was formed in 2019 and owns, through wholly owned subsidiaries, two office','buildings and one apartment community, and a 50% interest in a joint venture that owns a shopping center.','','2.  Distributions. The Partnership distributes cash quarterly. No incentive allocation was earned in the period.','','3.  Subsequent events. On October 22, 2025 the Partnership repaid 500,000 of the subscription line of credit.']): c.drawString(62,Hh-100-14*i,t)
c.setFont('Times-Roman',9); c.drawCentredString(W/2,30,'3'); c.showPage(); c.save()
save(name,[bs,cf],'MIXED_USE','BALANCE_SHEET','Accountant-style partnership balance sheet p2 and cash flow p3 after a cover, notes p4')
