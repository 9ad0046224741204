# Marina slip list kept in Google Sheets: dock heading rows, a blank column, dates as text, per-foot rates; openpyxl
from common import *
import random
from datetime import date as D
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment
rnd=random.Random(606); N='Slip list 2026 - Osprey Landing.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Slips'
ws.append(['Osprey Landing Marina — slip list','','','','','','','updated May 18, 2026 by Dockmaster']); ws.append([])
hd=['Slip','','Slip size','Licensee','Boat name','LOA (ft)','Yr built','Type','Lic. begins','Lic. ends','$/ft/mo','Slip fee (mo)','Elec.','Live-aboard','Dinghy rack','Monthly total','Dep held','Owed 5/18','Insured thru']
ws.append(hd)
for c in ws[3]: c.font=Font(name='Arial',bold=True,size=10); c.fill=PatternFill('solid',fgColor='CFE2F3'); c.alignment=Alignment(wrap_text=True)
last='Abendroth Bassilone Carrowmore Dinsdalen Ebbeskov Fairweathers Grunwaldt Hatteberg Ingersley Jansmoor Keelbright Lockyard Moorington Nightsale Oarfield Pellworm Quaylander Reefner Saltmarsh Tidewell'.split()
boats='Second Wind|Reel Therapy|Knot Working|Blue Heron|Sea Biscuit|Moonraker|Irish Wake|Aquaholic|Pelican Brief|Low Profile|Galatea|Windfall|Nauti Buoy|Tern Again|Mischief'.split('|')
rows=[];T=dict(slip=0,el=0,la=0,dr=0,tot=0,dep=0,owe=0); vac=0;n=0
docks=[('A DOCK – floating, 30/50A',12,35,14.5),('B DOCK – floating, 30A',14,30,13.0),('C DOCK – fixed, covered',10,40,17.25),('T-HEADS',3,60,18.0),('MOORINGS (buoys, no power)',8,None,7.5)]
mon=lambda d:f'{d:%b} {d.day}, {d.year}'
for nm,k,sz,rate in docks:
    ws.append([nm]); ws.cell(ws.max_row,1).font=Font(bold=True,name='Arial',italic=True); sec=nm
    st=dict(slip=0,tot=0)
    for i in range(1,k+1):
        u=(nm[0]+str(i)) if not nm.startswith(('T-','MOO')) else ('T-'+'ABC'[i-1] if nm.startswith('T-') else f'M{i:02d}')
        n+=1
        p=rnd.random()
        if p<.13 and not nm.startswith('T-'):
            vac+=1
            word=rnd.choice(['OPEN','OPEN','open - piling repair']); ws.append([u,'',f"{sz}' x {13 if sz and sz<36 else 16}'" if sz else '',word]); 
            rows.append(dict(unit=u,section=sec,unitType=f"{sz}' x {13 if sz<36 else 16}'" if sz else None,statusText=word)); continue
        size=f"{sz}' x {13 if sz<36 else 16 if sz<50 else 22}'" if sz else None
        loa=rnd.randint((sz or 28)-7,(sz or 34)); fee=round(max(loa,(sz or 0)-4)*rate,2)
        el=rnd.choice([0,35,35,60]) if sz else 0; la=rnd.choice([0]*7+[150]) if sz else 0; dr=rnd.choice([0,0,0,20]); tot=fee+el+la+dr
        who=rnd.choice(last)+rnd.choice([', '+rnd.choice('ABCDEFGHJKLM')+'.',' & '+rnd.choice(last),', '+rnd.choice(['Tom','Gwen','Raf','Lucia','Hank','Bea'])])
        s=D(rnd.choice([2023,2024,2025]),rnd.choice([4,5,6,10]),rnd.choice([1,15])); e=rnd.choice(['month to month',D(2026,10,31),D(2027,4,30),D(2026,10,31)])
        dep=rnd.choice([fee,fee,250]); ow=rnd.choice([0]*6+[tot,-45,fee])
        ws.append([u,None,size,who,rnd.choice(boats),loa,rnd.randint(1978,2022),rnd.choice(['S','P','P','T']),mon(s),e if isinstance(e,str) else mon(e),rate,fee,el or None,la or None,dr or None,tot,dep,ow if ow else None,mon(D(2026,rnd.randint(6,12),rnd.randint(1,28)))])
        T['slip']+=fee;T['el']+=el;T['la']+=la;T['dr']+=dr;T['tot']+=tot;T['dep']+=dep;T['owe']+=ow
        rows.append(dict(unit=u,section=sec,unitType=size,tenantName=who,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=fee,deposit=dep,balance=ow or None,totalCharges=tot,charges=[dict(code=c,amount=v) for c,v in(('Elec.',el),('Live-aboard',la),('Dinghy rack',dr)) if v]))
    ws.append([])
ws.append(['',None,'','Everything',None,None,None,None,None,None,None]+[round(T[k],2) for k in('slip','el','la','dr','tot','dep','owe')])
ws.append(['',None,'',f'{n} berths: {n-vac} taken, {vac} open']); ws.append([]); ws.append(['S = sail, P = power, T = trawler. LOA is billed at a minimum of slip length less 4 ft. Moorings have no slip size.'])
ws.append(['Winter storage (on the hard) is billed seasonally — see tab Winter'])
for r in ws.iter_rows(min_row=4):
    for c in r:
        if c.column in(12,13,14,15,16,17,18) and isinstance(c.value,(int,float)): c.number_format='"$"#,##0.00'
        if c.column==11: c.number_format='0.00'
for c,w in zip('ABCDEFGHIJKLMNOPQRS',[8,2,11,26,15,8,8,6,14,15,8,12,9,10,10,12,11,11,14]): ws.column_dimensions[c].width=w
ws.freeze_panes='A4'
w2=wb.create_sheet('Winter 25-26'); w2.append(['Boat','Owner','Ft','Haul','Season fee']); 
for i in range(9): w2.append([rnd.choice(boats),rnd.choice(last),rnd.randint(22,40),'Nov',rnd.randint(8,20)*100])
w3=wb.create_sheet('Waitlist'); w3.append(['Name','Wants','Since','Deposit']); 
for i in range(6): w3.append([rnd.choice(last),f"{rnd.choice([30,35,40])}'",mon(D(2025,rnd.randint(1,12),3)),100])
wb.save(DOC(N))
save(N,'OTHER','Google-Sheets slip list of a marina with dock heading rows, text dates, extra Winter and Waitlist tabs','LOA, year built and $/ft beside money; slip size text; open berths; heading rows; waitlist tab with deposits is no roll',rows,propertyName='Osprey Landing Marina',asOn='2026-05-18',units=n,occupied=n-vac,vacant=vac,sheet='Slips',checks=[('slip','contractRent',round(T['slip'],2)),('tot','totalCharges',round(T['tot'],2)),('dep','deposit',round(T['dep'],2)),('owe','balance',round(T['owe'],2))])
