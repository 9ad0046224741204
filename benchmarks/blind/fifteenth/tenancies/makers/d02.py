# MRI commercial rent roll, Courier fixed pitch, shopping centre
from common import *
from reportlab.pdfgen import canvas
def run():
    rng=random.Random(202); N='mri_westgate_commons_rentroll.pdf'; asof=D(2026,1,31)
    nm=names(rng,["Pet Supply","Nail & Spa","Pizza Kitchen","Dry Cleaners","Eyewear","Cellular","Dental Care","Hardware","Toys","Fitness","Shoes","Vitamins","Tax Service","Bridal","Thai Bistro","Fashions"],30,("","Inc.","LLC",""))
    nm=[n[:26].strip() for n in nm]
    suites=['A100','A200']+[f'{n:04d}' for n in range(101,131)]+['PAD1','PAD2','PAD3']
    vac={'0106','0113','0122','0127'}; f=lambda d:d.strftime('%m/%d/%Y')
    rows=[]; L=[]
    W=[13,28,12,12,9,13,9,13,10,12,5,12,13,9]
    def ln(*c):
        s=''
        for i,(w,x) in enumerate(zip(W,c)):
            s+= (str(x)[:w-1].ljust(w) if i in(0,1,2,3,10,11) else (str(x)+' ').rjust(w))
        return s.rstrip()
    vrows=[];orows=[];L1=[];L2=[]
    va=oa=0;T=[0,0,0];prev=None;ni=0
    for s in suites:
        u='4410  -'+s
        area={'A100':48250,'A200':27600}.get(s) or (rng.randint(3200,6400) if s.startswith('PAD') else rng.choice([1200,1400,1450,1600,1800,2100,2400,2880,3250,4100]))
        if s in vac:
            vrows.append(dict(unit=u,section='Vacant Suites',area=area,statusText='Vacant')); va+=area
            L1.append(ln(u,'Vacant','','',f'{area:,}'));  continue
        if s=='0110' and prev:   # additional space
            p=prev; mr=r2(area*p['rate']/12); cr=r2(area*6.15/12)
            orows.append(dict(unit=u,section='Occupied Suites',area=area,statusText='Occupied',leaseStartDate=p['st'],leaseEndDate=p['ex'],contractRent=mr,charges=[dict(code='Cost Recovery',amount=cr)]))
            L2.append(('Additional Space',ln(u,'Additional Space',f(p['st']),f(p['ex']),f'{area:,}',f'{mr:,.2f}',f"{p['rate']:.2f}",f'{cr:,.2f}'),[
              '',' '*13+f"Total".ljust(52-13+13)+(f"{p['area']+area:,} ").rjust(9)+(f"{p['mr']+mr:,.2f} ").rjust(13)+' '*9+(f"{p['cr']+cr:,.2f} ").rjust(13),'']))
            oa+=area;T[0]+=mr;T[1]+=cr; continue
        anchor=s[0]=='A'
        st=D(rng.randint(2015,2025),rng.randint(1,12),1) if not anchor else D(2012,10,1)
        yrs=20 if anchor else rng.choice([5,10,10])
        ex=end(st,yrs)
        while ex<asof: ex=end(am(ex+dt.timedelta(1),0),5)
        rate=rng.choice([22,24.5,26,27.25,28,31.5]) if not anchor else rng.choice([9.5,11.25])
        if s.startswith('PAD'): rate=38.0
        tn={'A100':'Harvest Lane Markets #218','A200':'Corrinvale Home & Garden','PAD3':'Third Prairie Bank, N.A.'}.get(s) or nm[ni]; ni+=1
        mr=r2(area*rate/12); cr=r2(area*6.15/12) if not anchor else r2(area*2.4/12); oi=rng.choice([0,0,0,75.0,125.0,250.0])
        row=dict(unit=u,section='Occupied Suites',area=area,tenantName=tn,statusText='Occupied',leaseStartDate=st,leaseEndDate=ex,contractRent=mr,charges=[dict(code='Cost Recovery',amount=cr),dict(code='Other Income',amount=oi)])
        steps=[];d=st;x=rate
        while d<ex:
            d=am(d,12 if not anchor else 60)
            if d>asof and d<ex and len(steps)<5:
                x=round(x*1.03,2) if not anchor else round(x*1.08,2); steps.append((d,r2(area*x/12),x))
        if rng.random()<.25 and not anchor: steps=[]
        if steps: row['rentSteps']=[dict(date=iso(a),amount=b) for a,b,c in steps]
        cat='RNT'
        sl=lambda i:(cat,f(steps[i][0]),f'{steps[i][1]:,.2f}',f'{steps[i][2]:.2f}') if i<len(steps) else ('','','','')
        main=ln(u,tn,f(st),f(ex),f'{area:,}',f'{mr:,.2f}',f'{rate:.2f}',f'{cr:,.2f}','',f'{oi:,.2f}',*sl(0))
        ext=[ln('','','','','','','','','','',*sl(i)) for i in range(1,len(steps))]
        L2.append(('',main,ext+([''] if True else [])))
        orows.append(row); oa+=area;T[0]+=mr;T[1]+=cr;T[2]+=oi
        prev=dict(st=st,ex=ex,rate=rate,area=area,mr=mr,cr=cr)
    rows=vrows+orows
    c=canvas.Canvas(DOC+N,pagesize=(792,612)); pgn=[0]; y=[0]
    FS=7.0; CW=FS*.6*0.96
    def put(s,b=False):
        c.setFont('Courier-Bold' if b else 'Courier',FS); t=c.beginText(22,y[0]); t.setHorizScale(98); t.textLine(s); c.drawText(t); y[0]-=8.6
    def head():
        if pgn[0]: c.showPage()
        pgn[0]+=1; y[0]=585
        put(f"Database:  WGPROD".ljust(78)+'Rent Roll'.ljust(72)+f"Page:  {pgn[0]}",True)
        put(f"Bldg Status:  Active only".ljust(68)+'Westgate Commons Shopping Center'.ljust(82)+f"Date:  2/3/2026",True)
        put(' '*78+'1/31/2026'.ljust(72)+"Time:  09:14 AM",True); y[0]-=6
        put(ln('','','','','GLA','Monthly','Annual','Monthly','Expense','Monthly','','','','')+'        ------ Future Rent Increases ------')
        s=ln('Bldg Id-Suit','Occupant Name','Rent Start','Expiration','Sqft','Base Rent','Rate PSF','Cost Recovery','Stop','Other Income','Cat','Date','Monthly Amt','PSF')
        put(s); c.line(22,y[0]+5,772,y[0]+5); y[0]-=6
    head(); put('Vacant Suites',True); y[0]-=3
    for l in L1: put(l); y[0]-=2
    y[0]-=6; put('Occupied Suites',True); y[0]-=3
    for k,m,ex in L2:
        if y[0]-8.6*(1+len(ex))<40:
            head()
        put(m)
        for e in ex: put(e) if e else y.__setitem__(0,y[0]-4)
    if y[0]<130: head()
    y[0]-=8; tot=oa+va; no=len(orows); nv=len(vrows)
    put('Totals:'.ljust(13)+'Occupied Sqft:'.ljust(22)+f'{oa/tot*100:6.2f}%'+f'{no:5d} Units'+f'{oa:>17,} '+f'{T[0]:>14,.2f} '+' '*8+f'{T[1]:>12,.2f} '+' '*10+f'{T[2]:>11,.2f}',True)
    put(' '*13+'Leased/Unoccupied Sqft:'.ljust(24)+f'     '+f'{0:5d} Units'+f'{0:>17,}',True)
    put(' '*13+'Vacant Sqft:'.ljust(22)+f'{va/tot*100:6.2f}%'+f'{nv:5d} Units'+f'{va:>17,}',True)
    put(' '*13+'Total Sqft:'.ljust(22)+'       '+f'{no+nv:5d} Units'+f'{tot:>17,} '+f'{T[0]:>14,.2f}',True)
    c.save()
    save(N,'RETAIL','MRI rent roll, Courier, vacant section first, future increases on continuation lines, additional space',True,'Westgate Commons Shopping Center',asof,rows,no+nv,no,nv,totals=dict(area=tot,contractRent=r2(T[0])))
if __name__=='__main__': run()
