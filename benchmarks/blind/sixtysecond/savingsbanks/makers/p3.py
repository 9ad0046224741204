# mini storage, fixed-pitch software print
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def run():
    r=rng('p3'); name='unit_listing_stowaway.pdf'
    sizes=[('5X5',25,48),('5X10',50,72),('10X10',100,109),('10X15',150,134),('10X20',200,159),('10X30',300,215)]
    units=[]
    for b,n in (('A',34),('B',34),('C',32),('D',28)):
        for i in range(1,n+1): units.append((f'{b}{i:03d}',b))
    P=people(r,128,'{l}, {f}'); rows=[];lines=[]
    tot=[0,0,0,0]; cnt=dict(O=0,V=0,L=0,D=0); lastb=None
    for (u,b),p in zip(units,P):
        s=r.choices(sizes[:4] if b in'AB' else sizes[2:],k=1)[0]
        cl='CLIM' if b=='A' else 'DRIV'
        std=s[2]+(22 if b=='A' else 0)
        st=r.choices('OVLD',[84,11,4,1])[0]; cnt[st]+=1
        ut=s[0]
        if st in 'VD':
            lines.append(f"{u:<6}{s[0]:<7}{s[1]:>4}  {cl:<5}{st:<3}{'':<24}{'':>9}{'':>10}{std:>9.2f}"); tot[0]+=std
            rows.append(dict(unit=u,unitType=ut,area=s[1],statusText=st,marketRent=float(std))); continue
        mi=dt.date(r.randint(2014,2026),r.randint(1,12),r.randint(1,28))
        if mi>dt.date(2026,3,20): mi=mi.replace(year=2025)
        rent=std+r.choice([-15,-10,-5,0,0,0,3,6,9]); ins=r.choice([0,0,9,12,15])
        pt=dt.date(2026,r.choice([3,4,4,4,4,5]),1)-dt.timedelta(1) if st=='O' else dt.date(2025,12,31)
        bal=0 if st=='O' and pt>=dt.date(2026,3,31) else rent+ins+20 if st=='O' else (rent+ins)*3+60
        lines.append(f"{u:<6}{s[0]:<7}{s[1]:>4}  {cl:<5}{st:<3}{p[:22]:<24}{us2(mi):>9}{us2(pt):>10}{std:>9.2f}{rent:>9.2f}{ins:>7.2f}{bal:>9.2f}")
        rows.append(dict(unit=u,unitType=ut,area=s[1],statusText=st,tenantName=p[:22],moveInDate=mi,marketRent=float(std),contractRent=float(rent),charges=[{"code":"INSUR","amount":float(ins)}],balance=float(bal)))
        tot[0]+=std;tot[1]+=rent;tot[2]+=ins;tot[3]+=bal
    c=canvas.Canvas(D+name,pagesize=letter); pages=[lines[i:i+46] for i in range(0,len(lines),46)]; N=len(pages)
    fs=8.0
    for k,pgl in enumerate(pages):
        y=750
        def w(t=''):
            nonlocal y
            c.setFont('Courier',fs); c.drawString(32,y,t); y-=12.6
        w(f"{'RUN 04/06/26 09:14':<40}{'STOW-AWAY MINI STORAGE #2':<44}PAGE {k+1:>3}")
        w(f"{'USER  KLP':<44}{'UNIT LISTING - ALL UNITS'}")
        w(f"{'':<44}{'AS OF 03/31/26'}"); w()
        w(f"{'':<6}{'':<7}{'SQ':>4}  {'':<5}{'S':<3}{'':<24}{'MOVE':>9}{'PAID':>10}{'STD':>9}{'ACTUAL':>9}{'':>7}{'BAL':>9}")
        w(f"{'UNIT':<6}{'SIZE':<7}{'FT':>4}  {'CLS':<5}{'T':<3}{'TENANT':<24}{'IN':>9}{'THRU':>10}{'RATE':>9}{'RATE':>9}{'INSUR':>7}{'DUE':>9}")
        w('-'*104)
        for l in pgl: w(l)
        if k==N-1:
            w(' '*68+'  '+'-'*34)
            w(f"{'TOTAL 128 UNITS':<70}{tot[0]:>9.2f}{tot[1]:>9.2f}{tot[2]:>7.2f}{tot[3]:>9.2f}"); w()
            w(f"ST  O = OCCUPIED {cnt['O']:>4}    L = OCCUPIED, LIEN/OVERLOCK {cnt['L']:>3}    V = VACANT {cnt['V']:>3}    D = VACANT, DAMAGED {cnt['D']:>3}")
        c.showPage()
    c.save(); o=cnt['O']+cnt['L']
    save(name,'SELF_STORAGE','fixed-pitch software print, status letters',False,'STOW-AWAY MINI STORAGE #2','2026-03-31',rows,128,o,128-o)
