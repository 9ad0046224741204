# JDE-like monospaced two-line records, warehouse park; planted building total
from common import *
from reportlab.pdfgen import canvas
R=random.Random(6203)
FN='R15600_rentroll_dryforkLC.pdf'
pre=['ALDER','BAYLOR','CRESSEY','DUNBAR','ELKHORN','FAIRMONT','GIBBS','HAVERSON','INDIGO','JUNIPER','KEYSTEAD','LOMAX','MERCER','NEWBERG','OAKDALE','PINTO','QUADRANT','RIDGEWAY','SAWTOOTH','TALLOW','UNICORN','VALE','WESTON','YARROW','ZEPHYR','BRAMBLE','COPPER','DELANO','EASTLAKE','FOXGLOVE','GANTRY','HOLLOW','IBEX','JASPER']
suf=['FREIGHT LLC','TILE & STONE','COLD CHAIN INC','PACKAGING CO','AUTO PARTS','FOODSERVICE','ELECTRICAL SUPPLY','3PL SERVICES','PAPER CONVERTING','HOME DELIVERY','RECORDS STORAGE','PLASTICS LTD']
R.shuffle(pre)
rows=[];k=0
B=[('21001','BUILDING 1 - 4400 DRY FORK RD',9),('21002','BUILDING 2 - 4450 DRY FORK RD',12),('21003','BUILDING 3 - COLD STORE',5),('21004','BUILDING 4 - 4520 DRY FORK RD',10)]
for b,bn,n in B:
    for i in range(n):
        u=f"{chr(64+int(b[-1]))}{(i+1)*10:03d}"; area=R.choice([4800,7200,9600,12000,15400,22500,31000])
        if R.random()<.13: rows.append(dict(unit=u,building=bn,_b=b,area=area,statusText='VACANT',tenantName=None)); continue
        st=addm(dt(2017,1,1),R.randint(0,98)); term=R.choice([36,60,62,84,120]); en=endterm(st,term)
        while en<dt(2025,10,1): st=addm(st,36); en=endterm(st,term)
        rent=round(area*R.uniform(.52,.88)*(1.8 if b=='21003' else 1),2); cam=round(area*.115,2); tax=round(area*.087,2); ins=round(area*.021,2)
        r=dict(unit=u,building=bn,_b=b,area=area,tenantName=pre[k]+' '+R.choice(suf),statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=rent,charges=[('BASE RENT',rent),('CAM',cam),('RE TAX',tax),('INSUR',ins)],totalCharges=round(rent+cam+tax+ins,2),deposit=float(round(rent,-2)) if R.random()<.8 else 0.0,_l=str(R.randint(301200,309999)),_t=str(R.randint(88000,88999)))
        d=addm(st,12)
        while d<=dt(2025,9,30): d=addm(d,12)
        if d<en: r['rentSteps']=[(d,round(rent*1.035,2))]
        k+=1; rows.append(r)
occ=[r for r in rows if r['statusText']=='Occupied']
def build():
    W,H=792,612; c=canvas.Canvas(path(FN),pagesize=(W,H),invariant=1); S=[]
    out=[]
    def line(s=''): out.append(s)
    fm="{:<7}{:<31}{:>10}  {:<9} {:<9}{:>13}{:>12}{:>12}{:>11}{:>14}"
    H1=fm.format('Unit','Tenant / Lease No.','Rentable','Begin','End','Base Rent','CAM','RE Tax','Insur','Total')
    H2=fm.format('','  Deposit Held','Sq Feet','Next Inc','','Next Amount','','','','Monthly')
    pages=[];cur=[]
    def flush():
        nonlocal cur
        if cur: pages.append(cur); cur=[]
    first=True
    bad=None
    for b,bn,n in B:
        rs=[r for r in rows if r['_b']==b]
        if len(cur)+6>40: flush()
        cur+=['',f'Business Unit . . .  {b}   {bn}','']
        for r in rs:
            if len(cur)>41: flush()
            if r['statusText']=='VACANT':
                cur.append(fm.format(r['unit'],'*** VACANT ***',m0(r['area']),'','','','','','','')); cur.append(''); continue
            ch=dict(r['charges'])
            cur.append(fm.format(r['unit'],r['tenantName'],m0(r['area']),r['leaseStartDate'].strftime('%m/%d/%y'),r['leaseEndDate'].strftime('%m/%d/%y'),m2(ch['BASE RENT']),m2(ch['CAM']),m2(ch['RE TAX']),m2(ch['INSUR']),m2(r['totalCharges'])))
            s=r.get('rentSteps')
            cur.append(fm.format('',f"  {r['_l']}    {m2(r['deposit']):>12}",'',s[0][0].strftime('%m/%d/%y') if s else '','',m2(s[0][1]) if s else '','','','',''))
        o=[r for r in rs if r['statusText']!='VACANT']
        tot={k:sum(dict(r['charges'])[k] for r in o) for k in('BASE RENT','CAM','RE TAX','INSUR')}
        br=tot['BASE RENT']
        if b=='21002': bad=br; br=br+1800.0
        cur.append(fm.format('','','----------','','','-----------','----------','----------','---------','------------'))
        cur.append(fm.format('',f'* Total {b}',m0(sum(r['area'] for r in rs)),'','',m2(br),m2(tot['CAM']),m2(tot['RE TAX']),m2(tot['INSUR']),m2(sum(r['totalCharges'] for r in o))))
    tot={k:sum(dict(r['charges'])[k] for r in occ) for k in('BASE RENT','CAM','RE TAX','INSUR')}
    cur+=['',fm.format('','** Grand Total',m0(sum(r['area'] for r in rows)),'','',m2(tot['BASE RENT']),m2(tot['CAM']),m2(tot['RE TAX']),m2(tot['INSUR']),m2(sum(r['totalCharges'] for r in occ))),'',
      f"Units . . . {len(rows)}     Leased . . . {len(occ)}     Vacant . . . {len(rows)-len(occ)}     Deposits held . . . {m2(sum(r['deposit'] for r in occ))}",'','* * *  END OF REPORT  * * *']
    flush()
    for i,p in enumerate(pages):
        c.setFont('Courier',8.2); fs=8.2; cw=fs*.6
        c.setFont('Courier',9); c.setFont('Courier',8.2)
        y=H-30
        top=['R15600L'+' '*36+'Ravenscar Property Holdings, Inc.'+' '*40+f'Page {i+1:>4}',' '*49+'Lease Rent Roll by Building'+' '*42+'10/02/25',' '*44+'Dry Fork Logistics Center',' '*49+'As Of 09/30/25','',H1,H2,'-'*132]
        for s in top+p:
            c.setFont('Courier',8.2*min(1,(W-40)/(132*cw))); c.drawString(20,y,s); y-=10.4
        c.showPage()
    c.save()
    save(FN,rows,'Dry Fork Logistics Center',dt(2025,9,30),len(rows),len(occ),len(rows)-len(occ),'WAREHOUSE','closingcounsel','JDE-style monospaced two-line records by business unit',planted=dict(what=f'Total 21002 of Base Rent is printed {m2(bad+1800)}; the rows add up to {m2(bad)} (grand total is right)',kind='total_wrong'),hard='two-line records, second line carries deposit and next increase')
build()
