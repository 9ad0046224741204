# ResMan-style export: charge lines under each unit, dates real, second line. Planted: one digit changed.
from .common import *
import xlsxwriter
F='RentRoll_11_30_2025 (ResMan).xlsx'
def make():
    r=Gen('x2');asof=D(2025,11,30);wb=xlsxwriter.Workbook(out(F));ws=wb.add_worksheet('RentRoll')
    f=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    T=f(bold=1);T.set_font_size(16);h=f(bold=1,bottom=2,text_wrap=1,valign='bottom');hr=f(bold=1,bottom=2,text_wrap=1,align='right',valign='bottom');p=f();sqf=f(num_format='#,##0_)_)');d=f(num_format='m/d/yyyy',align='left',indent=1);m=f(num_format='#,##0.00_)');mb=f(num_format='#,##0.00_)',bold=1,top=1);b=f(bold=1);bt=f(bold=1,top=1);g=f(bold=1,bg_color='#DDEBF7')
    ws.write(0,0,'Rent Roll',T);ws.write(1,0,'The Quillon Apartments',b);ws.write(2,0,'Date: 11/30/2025',p)
    H=['Unit','','Type','Sq. Feet','Residents','Status','Market Rent','Category','Charges','Credits','Deposits Held','Balance','Move In','Lease End','Move Out']
    for i,x in enumerate(H): ws.write(4,i,x,hr if i in(3,6,8,9,10,11) else h)
    k=5;rows=[];plant=None;kinds=[('A1 Standard',690,1315,0),('A1 Upgraded',690,1315,185),('B1 Standard',955,1560,0),('B1 Upgraded',955,1560,225)]
    BL=['Building 1','Building 2','Building 3'];all_=[]
    for bi,bn in enumerate(BL):
        ws.merge_range(k,0,k,14,bn,g);k+=1;B=[]
        for n in range(1,17):
            u=f'{bi+1}{100+n if n<=8 else 200+n-8}';ty,sf,mk,pr=r.choice(kinds);q=r.random()
            x=dict(unit=u,building=bn,unitType=ty,area=sf,marketRent=float(mk+pr))
            if q<.82:
                mi=r.date(D(2022,1,1),D(2025,11,20)) if pr==0 else r.date(D(2025,1,5),D(2025,11,22));le=mi
                while le<asof-dt.timedelta(days=20): le=eom(addm(le,12))
                le=eom(le)
                if le<=mi+dt.timedelta(days=40): le=eom(addm(mi,12))
                ch=[('Rent',float(mk+pr-r.rnd(0,70,5)-(r.rnd(20,110,5) if not pr else 0)))]
                if pr and r.random()<.45: ch.append(('Renovation Special',-round(ch[0][1]/12,2)))
                if r.random()<.4: ch.append(('Pet Rent',30.0))
                if r.random()<.35: ch.append(('Reserved Parking',55.0))
                ch.append(('Valet Trash',28.0))
                x.update(tenantName=r.person('fl')+(', '+r.person('fl') if r.random()<.2 else ''),statusText='Current' if q<.74 else 'Notice to Vacate',moveInDate=mi,leaseEndDate=le,deposit=float(r.choice([0,250,400,600])),balance=round(r.choice([0,0,0,0,r.uniform(15,90),r.uniform(500,3100),-45.5]),2),contractRent=ch[0][1],_true=ch[0][1])
                if x['statusText'][0]=='N': x['moveOutDate']=r.date(D(2025,12,5),D(2026,1,20))
                x['charges']=[dict(code=a,amount=bb) for a,bb in ch];x['_tot']=sum(bb for a,bb in ch)
            else: x['statusText']=r.choice(['Vacant','Vacant','Vacant - Renovating'])
            B.append(x)
            if bi==1 and plant is None and n>5 and 'charges' in x and len(x['charges'])>1 and str(x['contractRent'])[1] not in '9':
                s=str(int(x['contractRent']));new=float(s[0]+str((int(s[1])+4)%10)+s[2:]);plant=dict(what=f"unit {u} Rent printed {m2(new)} instead of {m2(x['contractRent'])}; its unit total, the building total and the property totals keep {m2(x['contractRent'])}",kind='digit_changed')
                x['contractRent']=new;x['charges'][0]['amount']=new
            ws.write(k,0,u,p);ws.write(k,2,ty,p);ws.write(k,3,sf,sqf);ws.write(k,5,x['statusText'],p);ws.write(k,6,x['marketRent'],m)
            if 'charges' in x:
                ws.write(k,4,x['tenantName'],p);ws.write(k,10,x['deposit'],m);ws.write(k,11,x['balance'],m)
                for c,key in((12,'moveInDate'),(13,'leaseEndDate'),(14,'moveOutDate')):
                    if key in x: ws.write_datetime(k,c,dt.datetime.combine(x[key],dt.time()),d)
                for c in x['charges']:
                    ws.write(k,7,c['code'],p);ws.write(k,8 if c['amount']>0 else 9,c['amount'],m);k+=1
                ws.write(k,7,'Total',b);ws.merge_range(k,8,k,9,x['_tot'],mb);x['totalCharges']=x['_tot'];k+=1
            else: k+=1
            rows.append(x)
        def tot(lab,B,k):
            for c in range(15): ws.write_blank(k,c,None,bt)
            ws.write(k,0,lab,bt);ws.write(k,3,sum(x['area'] for x in B),f(bold=1,top=1,num_format='#,##0_)_)'));ws.write(k,5,f"{len(B)} units / {sum('charges' in x for x in B)} occupied",bt);ws.write(k,6,sum(x['marketRent'] for x in B),mb)
            pos=sum(max(c['amount'],0) for x in B for c in x.get('charges',[]))-sum(x['contractRent']-x['_true'] for x in B if 'charges' in x);neg=sum(min(c['amount'],0) for x in B for c in x.get('charges',[]))
            ws.write(k,8,round(pos,2),mb);ws.write(k,9,round(neg,2),mb);ws.write(k,10,sum(x.get('deposit',0) for x in B),mb);ws.write(k,11,round(sum(x.get('balance',0) for x in B),2),mb)
            return k+2
        k=tot(f'{bn} Total',B,k);all_+=B
    k=tot('Property Total',all_,k)
    oc=sum('charges' in x for x in all_)
    ws.write(k,0,'Unit Summary',b);k+=1
    for a,v in(('Total Units',len(all_)),('Occupied',oc),('Vacant',len(all_)-oc)): ws.write(k,0,a,p);ws.write(k,3,v,p);k+=1
    ws.set_column(0,0,13);ws.set_column(1,1,1.5);ws.set_column(2,2,13);ws.set_column(3,3,8);ws.set_column(4,4,36);ws.set_column(5,5,21);ws.set_column(6,6,12);ws.set_column(7,7,18);ws.set_column(8,11,11);ws.set_column(12,14,11)
    ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4);ws.set_footer('&L&8ResMan&R&8&P of &N');wb.close()
    finish(F,'MULTIFAMILY','r50b','ResMan rent roll, charge and credit lines, building bands, standard/upgraded mix',True,'The Quillon Apartments',asof,len(all_),oc,len(all_)-oc,rows,planted=plant)
