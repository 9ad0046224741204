from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def run():
    R=random.Random(2804)
    P=[('HOTEL 041 - THE ALDERGATE, PORTLAND ME',['Brightwater Biotech Inc','Castine Yacht Charters','Coastal Rail Crew Lodging','Dunmore & Sons Funeral Directors','Ferrowhite Engineering','Globe & Anchor Travel','Granite State Hockey Assn','Harrow Lane Weddings - Master Account','Island Medical Locums','Kittery Film Commission','Northlight Consulting Group','Penobscot Teachers Union','SHOP 1 - Juniper Gift Room','SHOP 2 - Lobster Pot Cafe']),
       ('HOTEL 052 - CEDAR & QUAY, BURLINGTON VT',['Adirondack Adventure Tours','Champlain Ski Federation','Elmwood University Athletics','Fernhill Insurance Adjusters','Maplecrest Airlines Crew','Onion River Law PC','Stillwater Brewing Co','Tri-County Nurses Conference','SHOP 1 - Quay Salon & Spa','SHOP 3 - Cedar Newsstand']),
       ('HOTEL 067 - MILLRACE INN & SUITES, NASHUA NH',['Amberley Defense Systems','Blue Heron Bus Tours','Dalton Relocation Services','Merrimack Robotics League','Old Mill Antiques Fair','Pinnacle Roofing Crews','Souhegan School District','Wexcombe Pharma - Trials Housing'])]
    M=['other:CREDIT LIMIT','total','b120','b91_120','b61_90','b31_60','b0_30','prepaid','other:NET BALANCE']
    ages=M[2:7]
    rows=[];code=4100
    for h,l in P:
        for nm in l:
            code+=R.randint(3,19);r=dict(property=h,resident=f'{code}',name=nm,status=R.choice(['ACTIVE']*6+['HOLD','LEGAL']))
            sc=R.choice([800,2500,6000,14000])
            for a,p in zip(ages,[.2,.3,.45,.65,.85]):
                if R.random()<p: r[a]=round(sc*R.uniform(.1,1.1),2)
            if R.random()<.12: r['b31_60']=-round(R.uniform(40,300),2)
            if not any(a in r for a in ages): r['b0_30']=round(sc*.7,2)
            if not nm.startswith('SHOP'): r[M[0]]=R.choice([2500,5000,10000,15000,25000])
            r['total']=round(sum(r.get(a,0) for a in ages),2)
            if R.random()<.28:r['prepaid']=-round(R.uniform(50,1500),2)
            r[M[8]]=round(r['total']+r.get('prepaid',0),2)
            rows.append(r)
    f=lambda v,d=2:'' if v is None else (f'{abs(v):,.{d}f}'+('-' if v<0 else ' '))
    W=[11,12,11,11,11,11,12,11,12]
    c=canvas.Canvas(doc('ar_aldergate_city_ledger.pdf'),pagesize=landscape(letter));pg=0;y=0
    def line(s,b=False):
        nonlocal y
        if y<44:new()
        c.setFont('Courier-Bold' if b else 'Courier',7.6);c.drawString(34,y,s);y-=10.4
    def new():
        nonlocal y,pg
        if pg:c.showPage()
        pg+=1;y=578
        c.setFont('Courier',7.6)
        for s in[f'ALDERGATE LODGING PARTNERS'.ljust(60)+'CITY LEDGER AGING - DETAIL BY ACCOUNT'.ljust(66)+f'PAGE {pg:>3}',
                 'M3 ACCOUNTING CORE   AR-214'.ljust(60)+'AGED FROM INVOICE DATE, AS OF 06/30/2025'.ljust(66)+'RUN 07/03/25 06:02']: c.drawString(34,y,s);y-=10.4
        y-=6;c.setFont('Courier-Bold',7.6)
        for hs in(['CREDIT','GROSS','OVER','91-120','61-90','31-60','0-30','UNAPPLIED','NET'],['LIMIT','BALANCE','120','DAYS','DAYS','DAYS','DAYS','CREDITS','BALANCE']):
            c.drawString(34,y,('ACCT' if hs[0]=='CREDIT' else 'NO.').ljust(6)+('ACCOUNT' if hs[0]=='CREDIT' else 'NAME').ljust(27)+('STATUS' if hs[0]=='CREDIT' else '').ljust(8)+''.join((h+' ').rjust(w) for h,w in zip(hs,W)));y-=10.4
        c.drawString(34,y,'-'*143);y-=10.4
    tot=[]
    def out(r,pre,b=False): line(pre+''.join(f(r.get(m),0 if m==M[0] else 2).rjust(w) for m,w in zip(M,W)),b)
    new()
    for h,_ in P:
        rs=[r for r in rows if r['property']==h]
        if y<80:new()
        line(h,True)
        for r in rs:
            nm=r['name'];rest=''
            if len(nm)>26: k=nm.rfind(' ',0,26);rest=nm[k+1:];nm=nm[:k]
            if y<56:new()
            out(r,r['resident'].ljust(6)+nm.ljust(27)+r['status'].ljust(8))
            if rest: line(' '*8+rest)
        t={'label':'TOTAL '+h[:9],**{m:S(rs,m) for m in M[1:] if any(m in r for r in rs)}};tot.append(t);out(t,('TOTAL '+h[:9]+f'  ({len(rs)} ACCOUNTS)').ljust(41),True);y-=7
    t={'label':'COMPANY TOTAL',**{m:S(rows,m) for m in M[1:]}};tot.append(t);line('='*143);out(t,'COMPANY TOTAL'.ljust(41),True)
    assert round(sum(t[a] for a in ages),2)==t['total'] and round(t['total']+t['prepaid'],2)==t[M[8]]
    y-=8;line('AGING RECAP, PERCENT OF GROSS',True)
    for a,l in zip(reversed(ages),['0-30','31-60','61-90','91-120','OVER 120']): line('   '+l.ljust(12)+f'{t[a]/t["total"]*100:6.1f}%')
    line('   ALLOWANCE FOR DOUBTFUL ACCOUNTS CARRIED ON G/L 1290: 9,750.00-   (NOT DEDUCTED ABOVE)')
    line('*** END OF REPORT ***');c.save()
    emit('ar_aldergate_city_ledger.pdf','AR',M,rows,tot,None,'MIXED_USE','M3 night-audit print, Aldergate Lodging Partners','monospaced system print, oldest bucket first, gross/unapplied/net, sections by hotel, page headers repeated','trailing minus, blank cells, reversed ages, credit limit column, wrapped names, shop tenants among hotel accounts')
