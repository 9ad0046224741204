# flex park in old .xls, building heading rows, two-row header, text dates mixed
from common import *
import xlwt
r=random.Random(7009); fn='TECHRIDGE RENTROLL 0325.xls'
N="ABX Calibration;Bayline Sign & Graphics;Coastal Prosthetics Lab;DataCrate Servers;Eagle Eye Security Systems;Finch Robotics;GeoTest Labs;Hydra Pool Supply;Inkwell Print Studio;Jet Set Upholstery;Keystone Granite Fabrication;LumaTech LED;Motive Auto Glass;Northstar Gymnastics;Optic Fiber Contractors;Pure Water Systems;Qualicast Dental Lab;Reliant Fire Protection;SoundWave AV Rentals;TrueCut CNC;Ultra Clean Restoration;Vertex Flooring".split(';')
wb=xlwt.Workbook();ws=wb.add_sheet('Sheet1')
E=xlwt.easyxf
b=E('font: name MS Sans Serif, bold on, height 180');h=E('font: name MS Sans Serif, bold on, height 170; align: horiz center; borders: bottom thin');h0=E('font: name MS Sans Serif, bold on, height 170; align: horiz center')
n=E('font: name MS Sans Serif, height 170');m=E('font: name MS Sans Serif, height 170',num_format_str='#,##0.00');i0=E('font: name MS Sans Serif, height 170',num_format_str='#,##0');dt=E('font: name MS Sans Serif, height 170; align: horiz right',num_format_str='M/D/YY');nr=E('font: name MS Sans Serif, height 170; align: horiz right')
T=E('font: name MS Sans Serif, bold on, height 170; borders: top thin',num_format_str='#,##0.00');Ti=E('font: name MS Sans Serif, bold on, height 170; borders: top thin',num_format_str='#,##0')
ws.write(0,0,'TECHRIDGE FLEX CENTER',b);ws.write(1,0,'TENANT RENT ROLL - MARCH 2025',b);ws.write(1,11,'Mgr: Boswick Realty Svcs',n)
H=[('SUITE',''),('TENANT',''),('SQUARE','FEET'),('% OFC',''),('LEASE','BEGIN'),('LEASE','END'),('BASE','RENT'),('CAM','CHARGE'),('TAX','CHARGE'),('INS','CHARGE'),('TOTAL','MO. CHARGE'),('NEXT ADJ','DATE'),('NEXT ADJ','BASE RENT'),('SECURITY','DEPOSIT')]
for j,(x,y) in enumerate(H):ws.write(3,j,x,h0);ws.write(4,j,y,h);ws.col(j).width=256*[9,30,9,7,10,10,11,10,10,9,12,10,11,11][j]
R=6;rows=[];G=[0]*7;k=0;C=[2,6,7,8,9,10,13]
for bl,ns in(('BUILDING I - 7710 TECHRIDGE WAY',9),('BUILDING II - 7730 TECHRIDGE WAY',8),('BUILDING III - 7750 TECHRIDGE WAY',8)):
    ws.write(R,0,bl,b);R+=1;S=[0]*7;base={'I':7710,'II':7730,'III':7750}[bl.split()[1]]
    for q in range(ns):
        u=f"{100+q*5}";u=f"{['1','2','3'][[7710,7730,7750].index(base)]}-{u}"
        sf=r.choice([1800,2250,2400,3000,3600,4500,5400]);vac=u in('1-125','2-115','3-130')
        ws.write(R,0,u,n);ws.write(R,2,sf,i0);ws.write(R,3,r.choice([.2,.35,.5,.8]),E('font: name MS Sans Serif, height 170',num_format_str='0%'))
        if vac:
            ws.write(R,1,'VACANT',n);v=[sf,0,0,0,0,0,0]
            for c in(6,7,8,9,10):ws.write(R,c,0,m)
            rows.append(row(unit=u,area=sf,statusText='VACANT',building=bl,contractRent=0,charges=[dict(code=x,amount=0) for x in('CAM CHARGE','TAX CHARGE','INS CHARGE')],totalCharges=0))
        else:
            t=N[k];k+=1;a=D.date(r.choice([2019,2020,2021,2022,2023,2024]),r.randint(1,12),1);yr=r.choice([3,5,5])
            while (a.year+yr,a.month)<=(2025,5):yr+=2
            e=addm(a,12*yr)-D.timedelta(1);br=round(sf*r.choice([9.75,10.5,11.25,12.0])/12,2);cam=round(sf*.165,2);tax=round(sf*.12,2);ins=round(sf*.021,2)
            gross=u=='2-120'
            if gross:cam=tax=ins=0
            tot=round(br+cam+tax+ins,2);dep=round(br*r.choice([1,1,1.5]),2)
            ws.write(R,1,t+(' (GROSS)' if gross else ''),n)
            t=t+(' (GROSS)' if gross else '')
            if k%4==2:ws.write(R,4,s2(a),nr);ws.write(R,5,s2(e),nr)
            else:ws.write(R,4,D.datetime(a.year,a.month,1),dt);ws.write(R,5,D.datetime(e.year,e.month,e.day),dt)
            v=[sf,br,cam,tax,ins,tot,dep]
            for c,x in zip(C[1:],v[1:]):ws.write(R,c,x,m)
            nx=D.date(2025,a.month,1)
            if nx<=D.date(2025,3,1):nx=D.date(2026,a.month,1)
            st=None
            if nx<e and k%6:
                x=round(br*1.04,2);ws.write(R,11,D.datetime(nx.year,nx.month,1),dt);ws.write(R,12,x,m);st=[dict(date=iso(nx),amount=x)]
            else:ws.write(R,11,'NONE',nr)
            rows.append(row(unit=u,tenantName=t,area=sf,building=bl,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=br,charges=[dict(code=x,amount=y) for x,y in(('CAM CHARGE',cam),('TAX CHARGE',tax),('INS CHARGE',ins))],totalCharges=tot,rentSteps=st,deposit=dep))
        S=[round(p+z,2) for p,z in zip(S,v)];R+=1
    ws.write(R,1,'BLDG TOTAL',T)
    for c,x in zip(C,S):ws.write(R,c,x,Ti if c==2 else T)
    G=[round(p+z,2) for p,z in zip(G,S)];R+=2
ws.write(R,1,'PROJECT TOTAL',T)
for c,x in zip(C,G):ws.write(R,c,x,Ti if c==2 else T)
va=sum(x['area'] for x in rows if x['statusText']=='VACANT')
ws.write(R+2,1,'VACANT SQUARE FEET',n);ws.write(R+2,2,va,i0);ws.write(R+3,1,'OCCUPANCY',n);ws.write(R+3,2,round(1-va/G[0],4),E('font: name MS Sans Serif, height 170',num_format_str='0.0%'))
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(out(fn))
for k_,i in(('area',0),('contractRent',1),('totalCharges',5),('deposit',6)):tie(rows,k_,G[i])
v=sum(x['statusText']=='VACANT' for x in rows);assert k==len(N)==len(rows)-v
save(fn,'INDUSTRIAL','old .xls flex roll, building headings, two-row headers, mixed text and real dates',False,dict(propertyName='TECHRIDGE FLEX CENTER',asOnDate='2025-03',units=25,occupied=25-v,vacant=v,rows=rows))
