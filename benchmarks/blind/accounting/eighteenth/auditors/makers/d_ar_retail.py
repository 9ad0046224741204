from common import *
from fpdf import FPDF
import datetime as dt
R=random.Random(1804)
TEN=[('101','bluebrd','Bluebird Nail Lounge LLC',3150,2),('104','cinderc','Cinder & Clove Kitchen, Inc.',7420.5,5),('108','harbfit','Harborlight Fitness Co.',14880,4),('110','kestrel','Kestrel Optical Partners',4266.67,1),('112A','mopsy','Mopsy\'s Pet Pantry',5130,6),('115','nordqst','Nordquist Shoes (ceased trading)',8895.25,7),('118','olivebr','Olive Branch Dental P.C.',6010,2),('120','pinwhl','Pinwheel Toys & Hobbies',3877.4,5),('126','rangrfd','Ranger Foods Market #44',38250,3),('PAD 1','sunupcf','Sunup Coffee Drive-Thru',6500,2),('PAD 3','valcrst','Valcrest Community Bank',9725,1),('131','wispwax','Wisp Wax Studio',2640,6)]
CH=[('BRR','Base rent'),('CAM','Common area'),('RET','Real estate tax'),('INS','Insurance'),('LTC','Late charge'),('PCT','Percentage rent'),('UTL','Water / sewer')]
def run():
    asof=dt.date(2024,12,31); N=['other:Original Amount','b0_30','b31_60','b61_90','b90','total','prepaid']
    BK=N[1:5]
    class P(FPDF):
        def header(s):
            s.set_font('Helvetica','B',12); s.cell(0,6,'Copperline Crossing - Aged Receivables with Open Items',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Helvetica','',8); s.cell(0,4,'As of December 31, 2024  |  aged from invoice date  |  all charge codes',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
            if s.mode=='a': s.cols()
        def cols(s):
            s.set_fill_color(225,232,242); s.set_font('Helvetica','B',7.5)
            for w,a in zip(WD,['Invoice','Date','Code','Description','Original','0 - 30','31 - 60','61 - 90','Over','Balance']): s.cell(w,4,a,align='L' if w in LW else 'R',fill=True)
            s.ln(4)
            for w,a in zip(WD,['No.','','','','Amount','Days','Days','Days','90 Days','Due']): s.cell(w,4,a,align='L' if w in LW else 'R',fill=True)
            s.ln(5)
        def footer(s):
            s.set_y(-12); s.set_font('Helvetica','I',7); s.cell(0,4,'Copperline Crossing Associates / agent: Fernhill Retail Services',align='L'); s.set_x(10); s.cell(0,4,f'{s.page_no()} of {{nb}}',align='R')
    WD=[19.1,16.1,11.1,28.1,21,20,20,20,20,22]; LW=WD[:4]
    p=P(format='letter'); p.set_margins(9,10,9); p.mode='a'; p.set_creation_date(dt.datetime(2025,1,8)); p.set_auto_page_break(True,16); p.add_page()
    rows=[];tot=[];G={k:0 for k in N[:6]}; inv=60411; f=lambda x:'' if x is None else ('0.00' if x==0 else par(x))
    planted=None
    for u,code,nm,rent,cnt in TEN:
        lines=[]
        for i in range(cnt):
            if i==0: k=CH[0]
            else: k=R.choice(CH)
            days=R.choice([30,12,30,61,61,47,86,91,122,153,30] if cnt<6 else [30,61,61,91,122,153,183,30,75])
            d=asof-dt.timedelta(days=days)
            o={'BRR':rent,'CAM':rent*.19,'RET':rent*.14,'INS':rent*.035,'LTC':rent*.05,'PCT':rent*.31,'UTL':rent*.021}[k[0]]; o=round(o,2)
            op=o if R.random()<.7 else round(o*R.uniform(.2,.8),2)
            lines.append([d,k,o,op,days])
        lines.sort(key=lambda z:z[0])
        if code=='harbfit': lines.append([asof-dt.timedelta(days=9),('ADJ','Credit memo'),-618.4,-618.4,9])
        recs=[]
        for d,k,o,op,days in lines:
            inv+=R.randint(3,88); b='b0_30' if days<=30 else 'b31_60' if days<=60 else 'b61_90' if days<=90 else 'b90'
            recs.append((dict(unit=u,resident=code,name=nm,charge=k[0],invoice=str(inv),date=d.strftime('%m/%d/%y'),**{N[0]:o,b:op,'total':op}),k[1]))
        T={k:round(sum(r[0].get(k,0) for r in recs),2) for k in N[:6]}
        if p.get_y()+5*(len(recs)+3)>262: p.add_page()
        p.set_font('Helvetica','B',8); p.set_text_color(20,50,110); p.cell(22,5,'Unit '+u); p.cell(24,5,code); p.cell(90,5,nm,new_x='LMARGIN',new_y='NEXT'); p.set_text_color(0)
        for i,(r,desc) in enumerate(recs):
            if code=='mopsy' and i==3:
                planted={'what':f"The open item line of Mopsy's Pet Pantry (unit 112A), invoice {r['invoice']} {r['charge']} {r['total']:.2f}, is not printed; the tenant total and grand total still include it.",'kind':'row_dropped'}; continue
            rows.append(r); p.set_font('Helvetica','',7.5)
            for w,a in zip(WD,[r['invoice'],r['date'],r['charge'],desc,f(r[N[0]])]+[f(r.get(b)) for b in BK]+[f(r['total'])]): p.cell(w,4.2,a,align='L' if w in LW else 'R')
            p.ln(4.2)
        p.set_font('Helvetica','B',7.5); y=p.get_y(); p.line(9+sum(LW),y,9+sum(WD),y)
        p.cell(sum(LW),4.6,'   Total '+nm); 
        for w,k in zip(WD[4:],N[:6]): p.cell(w,4.6,f(T[k]),align='R')
        p.ln(7); tot.append(dict(label='Total '+nm,**T))
        for k in N[:6]: G[k]=round(G[k]+T[k],2)
    assert abs(sum(G[b] for b in BK)-G['total'])<.01
    p.set_fill_color(225,232,242); p.set_font('Helvetica','B',8); p.cell(sum(LW),6,'GROSS RECEIVABLES',fill=True)
    for w,k in zip(WD[4:],N[:6]): p.cell(w,6,f(G[k]),align='R',fill=True)
    tot.append(dict(label='GROSS RECEIVABLES',**G)); p.ln(12)
    p.mode='b'
    CR=[('108','harbfit','Harborlight Fitness Co.','RC-20918','12/27/24',-1240.0),('122','tallowc','Tallow Candle Works','RC-20877','12/19/24',-4410.75),('126','rangrfd','Ranger Foods Market #44','RC-20931','12/30/24',-38250.0),('129','zephyrm','Zephyr Mobile Repair','RC-20790','11/29/24',-287.15)]
    if p.get_y()>215: p.add_page()
    p.set_font('Helvetica','B',9); p.cell(0,6,'Unapplied receipts (credits shown apart, not netted above)',new_x='LMARGIN',new_y='NEXT')
    w2=[18,22,62,26,22,32]; p.set_font('Helvetica','B',7.5)
    for w,a in zip(w2,['Unit','Tenant ID','Tenant','Receipt No.','Date','Unapplied Credit']): p.cell(w,5,a,border='B',align='R' if a[0:2]=='Un' and w==32 else 'L')
    p.ln(5); p.set_font('Helvetica','',7.5); s=0
    for c in CR:
        for w,a in zip(w2,list(c[:5])+[par(c[5])]): p.cell(w,4.4,a,align='R' if w==32 else 'L')
        p.ln(4.4); s=round(s+c[5],2); rows.append(dict(unit=c[0],resident=c[1],name=c[2],invoice=c[3],date=c[4],prepaid=c[5]))
    p.set_font('Helvetica','B',7.5); p.cell(sum(w2[:5]),5,'Total unapplied receipts'); p.cell(32,5,par(s),border='T',align='R'); p.ln(8); tot.append(dict(label='Total unapplied receipts',prepaid=s))
    p.set_font('Helvetica','I',7.5); p.multi_cell(0,4,'Confirmation requests: all tenants over $10,000 and five others selected haphazardly (see AR-3). Nordquist Shoes vacated 10/2024; in collection.')
    fn='copperline_open_items_ar.pdf'; p.output(out(fn)); assert planted
    save(fn,'AR',N,rows,tot,planted,'RETAIL','managing agent AR export','tenant blocks with open items, totals per tenant, credits apart in their own table','two-line header; blocks over pages; a second table of credits with other columns; planted dropped line')
