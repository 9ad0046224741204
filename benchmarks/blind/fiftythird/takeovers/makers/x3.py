# Large portfolio export with subtotals by property. Planted: one digit of one monthly rent changed.
from common import *
import xlsxwriter
def make():
    R=rng('x3'); N=Names(R); asof=D(2025,12,31)
    d=Doc('GraniteMill_Portfolio_RentRoll_12312025.xlsx','INDUSTRIAL','large flat portfolio export (6 parks), property and building columns, outlined subtotals, cover/expiry/AR sheets, future leases as rows, hidden ids',hard=True)
    wb=xlsxwriter.Workbook(d.path,{'default_date_format':'mm/dd/yyyy'}); cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('RR Detail'); ex=wb.add_worksheet('Expiry'); ar=wb.add_worksheet('AR 12-31')
    b=wb.add_format(dict(bold=1)); h=wb.add_format(dict(bold=1,bottom=2,text_wrap=1,valign='bottom',bg_color='#D9E1D0')); n0=wb.add_format(dict(num_format='#,##0')); n2=wb.add_format(dict(num_format='#,##0.00')); dd=wb.add_format(dict(num_format='mm/dd/yyyy')); sb=wb.add_format(dict(bold=1,top=1,bg_color='#F2F2F2')); s0=wb.add_format(dict(bold=1,top=1,bg_color='#F2F2F2',num_format='#,##0')); s2=wb.add_format(dict(bold=1,top=1,bg_color='#F2F2F2',num_format='#,##0.00'))
    cv.write('B3','Granite Mill Industrial Portfolio',wb.add_format(dict(bold=1,font_size=18))); cv.write('B5','Rent roll package as of December 31, 2025'); cv.write('B6','Delivered to: incoming manager transition group'); cv.write('B8','Contents:'); 
    for i,s in enumerate(['RR Detail - tenant by tenant','Expiry - lease expirations by year, square feet','AR 12-31 - open receivables']): cv.write(8+i,2,s)
    ws.write(0,0,'Granite Mill Industrial Portfolio',b); ws.write(1,0,'Rent Roll Detail',b); ws.write(2,0,'As of: 12/31/2025'); ws.write(3,0,'Sort: property, building, suite')
    H=['Property','Bldg','Suite','Sys Key','Occupancy','Tenant','Sq Ft','Lease Start','Lease Expire','Monthly Rent','CAM','RE Tax','Insurance','Mgmt Fee','Total Monthly','Annual Rent','Next Increase','Increased To (Mo)','Sec Deposit','Past Due']
    for c,t in enumerate(H): ws.write(5,c,t,h)
    ws.set_row(5,32); 
    for c,w in enumerate([24,6,8,12,11,32,9,11,11,12,11,11,10,10,13,14,11,13,12,12]): ws.set_column(c,c,w,None,{'hidden':1} if c==3 else {})
    ws.freeze_panes(6,6); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(5); ws.set_footer('&L&F&RPage &P of &N')
    K={6:'a',9:'m',10:'cam',11:'tx',12:'ins',13:'mg',14:'tot',15:'an',18:'dep',19:'bal'}
    props=[('Bascom Creek Center',['1','2','3'],38),('Ferrous Road Park',['A','B'],26),('Granite Mill North',['100','200','300','400'],44),('Lindale Crossing',['1'],17),('Tollgate 19',['E','W'],33),('Weir Street Flex',['1','2'],24)]
    r=6; G={k:0 for k in K.values()}; nu=no=0; allrows=[]; exp={}; arl=[]; prng=[]
    cand=None
    for p,bl,cnt in props:
        t={k:0 for k in K.values()}; r0=r; per=[cnt//len(bl)+(1 if i<cnt%len(bl) else 0) for i in range(len(bl))]
        for bd,k in zip(bl,per):
            for i in range(k):
                u=str((100 if not bd.isdigit() or int(bd)<100 else int(bd))+i*R.choice([2,2])+1) if k>8 else f'{bd}{i+1:02d}'
                a=R.randint(10,120)*100; nu+=1; fut=False; vac=R.random()<.08
                rec=[(u,vac,False)]
                if vac and p in('Granite Mill North','Tollgate 19') and not t.get('f'): rec.append((u,False,True)); t['f']=1
                for u_,vac_,fu in rec:
                    ws.write(r,0,p); ws.write(r,1,bd); ws.write(r,2,u_); ws.write(r,3,f'{R.randint(10**7,10**8-1)}')
                    if not fu: ws.write(r,6,a,n0); t['a']+=a
                    if vac_: ws.write(r,4,'Vacant'); d.add(propertyName=p,building=bd,unit=u_,area=a,statusText='Vacant'); ws.set_row(r,None,None,{'level':1}); r+=1; continue
                    s=D(R.randint(2017,2025),R.randint(1,12),1); e=addm(s,R.choice([36,60,60,84,120]))-dt.timedelta(1); stt='Current'
                    if fu: s=D(2026,R.choice([2,3,4]),1); e=addm(s,60)-dt.timedelta(1); stt='Future'
                    elif e<asof:
                        if R.random()<.3: stt='MTM'
                        else:
                            while e<asof: e=addm(e+dt.timedelta(1),36)-dt.timedelta(1)
                    elif e<asof+dt.timedelta(120) and R.random()<.5: stt='Notice'
                    if not fu: no+=1
                    n=N.biz('ind'); m=r2(a*R.randint(780,1425)/1200); cam=r2(a*.11); tx_=r2(a*.145); ins=r2(a*.026); mg=r2(m*.03)
                    v=dict(a=0 if fu else a,m=m,cam=cam,tx=tx_,ins=ins,mg=mg,tot=S([m,cam,tx_,ins,mg]),an=r2(m*12),dep=R.choice([m,m,r2(2*m),0.0]),bal=0.0)
                    if not fu and R.random()<.1: v['bal']=R.choice([v['tot'],r2(v['tot']*R.uniform(.05,2.5))]); arl.append((p,bd,u_,n,v['bal']))
                    nx=D(2026,s.month,1) if not fu else addm(s,12); step=(nx,r2(m*1.03)) if nx<e and stt in('Current','Future') and R.random()<.85 else None
                    ws.write(r,4,stt); ws.write(r,5,n); ws.write_datetime(r,7,dt.datetime(*s.timetuple()[:3]),dd); ws.write_datetime(r,8,dt.datetime(*e.timetuple()[:3]),dd)
                    pm=m
                    if p=='Lindale Crossing' and i==9 and not fu:
                        x=f'{m:.2f}'; pm=float(x[0]+str((int(x[1])+3)%10)+x[2:]); d.planted=dict(what=f'{p}, building {bd}, suite {u_} ({n}): Monthly Rent is printed {m2(pm)} where the true rent is {m2(m)} (annual rent, total monthly and the subtotals are right)',kind='digit_changed'); d.diff=pm-m
                    for c,kk in K.items():
                        if c==6: continue
                        ws.write(r,c,pm if c==9 else v[kk],n2)
                    if step: ws.write_datetime(r,16,dt.datetime(*step[0].timetuple()[:3]),dd); ws.write(r,17,step[1],n2)
                    if not fu:
                        for kk in v:
                            if kk!='a': t[kk]+=v[kk]
                        exp[e.year if stt!='MTM' else 'MTM']=exp.get(e.year if stt!='MTM' else 'MTM',0)+a
                    d.add(propertyName=p,building=bd,unit=u_,tenantName=n,area=None if fu else a,statusText=stt,leaseStartDate=s,leaseEndDate=e,contractRent=pm,annualRent=v['an'],deposit=v['dep'],balance=v['bal'],totalCharges=v['tot'],
                       charges=[dict(code=q,amount=w) for q,w in(('CAM',cam),('RE Tax',tx_),('Insurance',ins),('Mgmt Fee',mg))],rentSteps=[dict(date=iso(step[0]),amount=step[1])] if step else None)
                    ws.set_row(r,None,None,{'level':1}); r+=1
        t.pop('f',None)
        for c in range(20): ws.write_blank(r,c,None,sb)
        ws.write(r,0,f'{p} Total',sb)
        for c,k in K.items(): t[k]=r2(t[k]); ws.write(r,c,t[k],s0 if c==6 else s2); G[k]=r2(G[k]+t[k])
        r+=1
    for c in range(20): ws.write_blank(r,c,None,sb)
    ws.write(r,0,'Portfolio Total',sb)
    for c,k in K.items(): ws.write(r,c,G[k],s0 if c==6 else s2)
    r+=2; ws.write(r,0,f'Units {nu}   Occupied {no}   Vacant {nu-no}.  Future leases are listed under the vacant suite and carry no area; they are not in the totals.')
    ex.write_row(0,0,['Year','Sq Ft expiring'],h)
    i=1
    for k in sorted(exp,key=str): ex.write(i,0,str(k)); ex.write(i,1,exp[k],n0); i+=1
    ex.write(i,0,'Total leased',b); ex.write(i,1,sum(exp.values()),s0)
    ar.write_row(0,0,['Property','Bldg','Suite','Tenant','Open balance'],h)
    for i,x in enumerate(arl,1):
        for c,q in enumerate(x): ar.write(i,c,q,n2 if c==4 else None)
    ar.write(len(arl)+1,3,'Total',b); ar.write(len(arl)+1,4,S(x[4] for x in arl),s2)
    for s_ in (ex,ar): s_.set_column(0,0,24); s_.set_column(1,4,18)
    ar.set_column(3,3,32); ws.activate()
    wb.close(); nf=lambda k: (lambda q: 0 if q['statusText']=='Future' else q.get(k))
    d.totals=dict(rent_less_planted=(nf('contractRent'),r2(G['m']+d.diff)),an=(nf('annualRent'),G['an']),tot=(nf('totalCharges'),G['tot']),area=('area',G['a']),bal=('balance',G['bal']),dep=(nf('deposit'),G['dep']))
    d.save('Granite Mill Industrial Portfolio',asof,nu,no,nu-no,'RR Detail')
