from common import *
from fpdf import FPDF
f='11_tidewater_commons_clt_cash_flows.pdf'
s=S('STATEMENTS OF CASH FLOWS','TIDEWATER COMMONS COMMUNITY LAND TRUST',['2024','2023'],'2024-01-01','2024-12-31')
l=lambda t,a,b,lev=1: s.l(t,[a,b],lev)
s.h('Cash Flows from Operating Activities:',0)
ci=l('Change in net assets',214_608,131_947)
s.h('Adjustments to reconcile change in net assets to net cash provided by operating activities:',1)
a=[l('Depreciation',96_312,92_740,2),l('Amortization of debt issuance costs',2_418,2_418,2),l('Donated land',-145_000,None,2),l('Gain on resale of leasehold improvements',-18_225,-9_610,2),l('Forgiveness of deferred-payment loan',-12_500,-12_500,2)]
s.h('Changes in operating assets and liabilities:',1)
b=[l('Ground lease fees receivable',-3_164,1_877,2),l('Grants receivable',41_200,-56_850,2),l('Prepaid expenses',-1_906,-742,2),l('Accounts payable and accrued expenses',8_755,-4_391,2),l('Tenant and leaseholder deposits',1_350,900,2)]
op=s.t('Net Cash Provided by Operating Activities',[ci]+a+b,lev=0)
s.h('Cash Flows from Investing Activities:',0)
i=[l('Purchase of land and buildings',-386_470,-142_118),l('Proceeds from resale of homes',228_900,164_300),l('Net deposits to stewardship reserve',-24_000,-22_500)]
iv=s.t('Net Cash Used in Investing Activities',i,lev=0)
s.h('Cash Flows from Financing Activities:',0)
c=[l('Proceeds from notes payable',175_000,None),l('Principal payments on notes payable',-61_783,-58_902),l('Capital grants restricted for acquisition',50_000,75_000)]
fi=s.t('Net Cash Provided by Financing Activities',c,lev=0)
nc=s.t('Net Increase in Cash and Restricted Cash',[op,iv,fi],lev=0,key='net_cash_flow')
o23=402_316; e23=o23+s.v(nc)[1]
bg=s.l('Cash and Restricted Cash, Beginning of Year',[e23,o23],0)
s.t('Cash and Restricted Cash, End of Year',[nc,bg],lev=0,kind='TOTAL')
print(s.v(op),s.v(iv),s.v(fi),s.v(nc))
sup=s.h('Supplemental Disclosure of Cash Flow Information:',0)
s.l('Cash paid during the year for interest',[48_817,47_355],1)
s.l('Land received by donation',[145_000,None],1)
p=FPDF('P','mm','Letter'); p.set_auto_page_break(False); p.add_page(); p.set_margins(25,20)
p.add_font('dj','','/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf') if False else None
p.set_font('Courier','B',11)
def ctr(t,y,st='B',sz=11): p.set_font('Courier',st,sz); p.set_xy(0,y); p.cell(216,5,t,align='C')
ctr('TIDEWATER COMMONS COMMUNITY LAND TRUST',20); ctr('STATEMENTS OF CASH FLOWS',25.5); ctr('YEARS ENDED DECEMBER 31, 2024 AND 2023',31)
y=44; X=[158,192]
p.set_font('Courier','BU',9.5)
for x,t in zip(X,['2024','2023']): p.set_xy(x-30,y); p.cell(30,4.5,t,align='R')
y+=7
first=True
for k,(r,m) in enumerate(s.R()):
    tot=r['rowType'] in('SUBTOTAL','TOTAL')
    if r['rowType']=='HEADING' and m['lev']==0 and k: y+=2.2
    p.set_font('Courier','B' if (r['rowType']=='HEADING' and m['lev']==0) else '',9)
    wmax=104-m['lev']*4; words=r['label'].split(); ls=['']
    for w in words:
        if p.get_string_width((ls[-1]+' '+w).strip())>wmax: ls.append(w)
        else: ls[-1]=(ls[-1]+' '+w).strip()
    for q,t in enumerate(ls):
        p.set_xy(24+m['lev']*4+(3 if q else 0),y); p.cell(100,4.5,t)
        if q<len(ls)-1: y+=4.5
    for x,v in zip(X,r['values']):
        if r['rowType']=='HEADING': continue
        t='-' if v is None else money(v,0)
        p.set_font('Courier','B' if tot else '',9)
        p.set_xy(x-30,y); p.cell(30+(1.9 if v is not None and v<0 else 0),4.5,t,align='R')
        if k==1 or r['rowType']=='TOTAL' : p.set_xy(x-29,y); p.cell(5,4.5,'$')
        if tot: p.set_line_width(.2); p.line(x-28,y-.1,x,y-.1)
        if r['rowType']=='TOTAL': p.line(x-28,y+4.6,x,y+4.6); p.line(x-28,y+5.3,x,y+5.3)
    y+=5.1+(1.4 if tot else 0)
p.set_font('Courier','',8); p.set_xy(0,262); p.cell(216,4,'See accompanying notes and independent auditor\'s report.',align='C'); p.set_xy(0,267); p.cell(216,4,'-6-',align='C')
p.output(DOC+f)
save(f,[s],'OTHER','CASH_FLOW_STATEMENT','nonprofit auditor (community land trust, US)','typed Courier audit page, indirect method','medium')
