# Data center, five halls, matrix: one column per hall. Cover memo on page 1.
from common import *
from reportlab.pdfgen import canvas
def make():
    asof=D(2026,3,31); d=Doc('KSTN2 data center lease matrix 3-31-26.pdf','OTHER','data center lease matrix, transposed (one column per data hall, terms down the side), memo on page 1',hard=True)
    W,H=612,792; c=canvas.Canvas(d.path,pagesize=(W,H))
    tx(c,60,716,'QUILLEN CRITICAL FACILITIES',"Times-Bold",13); c.setLineWidth(1); c.line(60,708,552,708)
    y=680
    for s in ['MEMORANDUM','','To:        Asset transition team','From:    Portfolio accounting','Date:     April 6, 2026','Re:        KSTN-2 Data Center, 9000 Junction Spur: lease matrix at March 31, 2026','',
      'The rent roll of KSTN-2 follows on the next page. The building has five data halls, four under lease.','Billing is on the first of the month: base rent on the reserved critical load, plus the fixed','operations fee and the office/storage charge where leased. Metered electricity is passed through','at cost in arrears and is not shown.','',
      'Hall 4 was handed back on January 31, 2026 and is being marketed.','','Security for Hall 1 is a letter of credit, not cash, and is not in the deposits held.']:
        tx(c,60,y,s,'Times-Bold' if s=='MEMORANDUM' else 'Times-Roman',10.5); y-=15
    c.showPage()
    tx(c,306,742,'KSTN-2 DATA CENTER',"Times-Bold",13,'c'); tx(c,306,727,'Lease matrix as of March 31, 2026',"Times-Italic",10,'c')
    halls=[dict(u='Hall 1',t=['Nimbus','Edge LLC'],sf=21400,kw=6000,st=D(2021,7,1),en=D(2031,6,30),base=642000.0,ops=96000.0,off=4180.0,dep=None,steps=[(D(2026,7,1),661260.0),(D(2027,7,1),681097.8)],opt='2 x 5 yrs'),
      dict(u='Hall 2',t=['Cobalt Streaming,','Inc.'],sf=10750,kw=2400,st=D(2023,2,1),en=D(2028,1,31),base=276000.0,ops=38400.0,off=None,dep=276000.0,steps=[(D(2027,2,1),284280.0)],opt='1 x 5 yrs'),
      dict(u='Hall 3',t=['Prairie States','Exchange'],sf=10750,kw=2400,st=D(2019,11,1),en=D(2029,10,31),base=259200.0,ops=38400.0,off=2650.0,dep=518400.0,steps=[(D(2026,11,1),266976.0),(D(2027,11,1),274985.28)],opt='none'),
      dict(u='Hall 4',sf=12200,kw=3000),
      dict(u='Hall 5',t=['Verdant','Compute Co.'],sf=9860,kw=1800,st=D(2025,9,1),en=D(2032,8,31),base=219600.0,ops=28800.0,off=1975.0,dep=219600.0,steps=[(D(2026,9,1),226188.0)],opt='1 x 7 yrs')]
    XX=[218,286,354,422,490,566]; y=700
    def row(lab,vals,tot='',bold=False,rule=False):
        nonlocal y
        f='Times-Bold' if bold else 'Times-Roman'
        tx(c,36,y,lab,f,9)
        for x,v in zip(XX,list(vals)+[tot]): tx(c,x,y,v,f,8.8,'r',maxw=74)
        y-=13
        if rule: c.setLineWidth(.5); c.line(36,y+9,570,y+9); y-=3
    g=lambda k,f: [f(h[k]) if h.get(k) is not None else '' for h in halls]
    row('',[h['u'] for h in halls],'Total',True,True)
    row('Tenant',[h['t'][0] if 't' in h else 'VACANT' for h in halls]); row('',[h['t'][1] if 't' in h else '' for h in halls],rule=True)
    T=lambda k: S(h.get(k) for h in halls)
    row('Rentable square feet',g('sf',m0),m0(T('sf'))); row('Critical load, kW',g('kw',m0),m0(T('kw')),rule=True)
    row('Lease start',g('st',mdy)); row('Lease expiration',g('en',mdy)); row('Renewal options',g('opt',str),rule=True)
    tx(c,36,y,'Monthly billing',"Times-BoldItalic",9); y-=13
    row('  Base rent',g('base',m2),m2(T('base'))); row('  Operations fee',g('ops',m2),m2(T('ops'))); row('  Office / storage',g('off',m2),m2(T('off')),rule=True)
    for h in halls:
        if 't' in h: h['tot']=S([h['base'],h['ops'],h['off']])
    row('  Total monthly',g('tot',m2),m2(T('tot')),True,True)
    row('Annual base rent',[m0(h['base']*12) if 't' in h else '' for h in halls],m0(T('base')*12)); row('Base rent $/kW/month',[m2(h['base']/h['kw']) if 't' in h else '' for h in halls],rule=True)
    tx(c,36,y,'Scheduled base rent increases',"Times-BoldItalic",9); y-=13
    row('  Next: date',[mdy(h['steps'][0][0]) if 't' in h else '' for h in halls]); row('  Next: monthly rent',[m2(h['steps'][0][1]) if 't' in h else '' for h in halls])
    row('  Then: date',[mdy(h['steps'][1][0]) if 't' in h and len(h['steps'])>1 else '' for h in halls]); row('  Then: monthly rent',[m2(h['steps'][1][1]) if 't' in h and len(h['steps'])>1 else '' for h in halls],rule=True)
    row('Cash deposit held',g('dep',m2),m2(T('dep')),rule=True)
    y-=6
    for s in ['Hall 1: letter of credit of $1,284,000 held in lieu of cash deposit.','Hall 4: asking $118.00 per kW per month.']: tx(c,36,y,s,'Times-Italic',8.5); y-=11
    tx(c,306,30,'2','Times-Roman',9,'c'); c.save()
    for h in halls:
        if 't' in h: d.add(unit=h['u'],tenantName=' '.join(h['t']),area=h['sf'],statusText='Occupied',leaseStartDate=h['st'],leaseEndDate=h['en'],contractRent=h['base'],annualRent=h['base']*12,deposit=h['dep'],totalCharges=h['tot'],
            charges=[dict(code=a,amount=h[b]) for a,b in(('Base rent','base'),('Operations fee','ops'),('Office / storage','off')) if h[b]],rentSteps=[dict(date=iso(a),amount=b) for a,b in h['steps']])
        else: d.add(unit=h['u'],area=h['sf'],statusText='VACANT')
    d.totals=dict(rent=('contractRent',T('base')),tot=('totalCharges',T('tot')))
    d.save('KSTN-2 Data Center',asof,5,4,1)
