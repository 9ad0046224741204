# parking structure: permit blocks by level and ground-floor bays; numbers as text
from common import *
import xlsxwriter
def make():
    r=rng('x4'); f='ferry_street_garage_accounts.xlsx'
    wb=xlsxwriter.Workbook(out(f)); ws=wb.add_worksheet('Accounts'); s2=wb.add_worksheet('Transient revenue')
    F=lambda **k: wb.add_format(dict(dict(font_name='Verdana',font_size=8),**k))
    t=F();tc=F(align='center');tr=F(align='right');h=F(bold=1,bg_color='#404040',font_color='white',border=1,align='center',valign='vcenter',text_wrap=1);bl=F(bold=1);br=F(bold=1,align='right',top=1);lv=F(bold=1,bg_color='#D9D9D9')
    ws.merge_range('A1:K1','Ferry Street Garage — monthly parking accounts and street-level bays',F(bold=1,font_size=12)); ws.write('A2','Trust for the heirs of Lucius Pennington, acct 52-118-0 · operator: CityDeck Parking · month of August 2025',t)
    hd=['Block','Account holder','Acct no.','Stalls','$ per stall','Per month','Paid for Aug','Owing','Since','Term','State']
    ws.set_row(3,22)
    for j,x in enumerate(hd): ws.write(3,j,x,h)
    L={'Level P1 (reserved)':[('P1-A','Merchants Fidelity Bank',40,165),('P1-B','Office of the County Clerk',18,150),('P1-C','Braithwaite Fairweather LLP',12,165),('P1-D',None,10,165)],
       'Level P2':[('P2-A','Harbor Hotel Associates',65,120),('P2-B','St. Brendan Hospital - staff',110,105),('P2-C','Loomis & Loomis Architects',9,130),('P2-D','Individuals - see card list',47,140),('P2-E','Cityline Rideshare Fleet',15,125)],
       'Level P3':[('P3-A','Ferry St. Lofts Condominium',84,110),('P3-B','Dunleavy Insurance Agency',6,130),('P3-C',None,30,125),('P3-D','Individuals - see card list',22,130),('P3-E','Conservatory of Music',14,115)],
       'Roof':[('R-A','Stavros Motors (storage)',38,80),('R-B','Umana Film Services',10,95),('R-C',None,52,80)],
       'Street level bays':[('Bay 1','Corner Cup Coffee',0,2150),('Bay 2','FreshPress Cleaners',0,1825),('Bay 3',None,0,0),('Bay 4','Velo Works Bicycle Repair',0,1600)]}
    y=4;rows=[];G=[0,0,0,0];o=n=0
    m=lambda v:f'{v:,.2f}'
    for sec,us in L.items():
        ws.merge_range(y,0,y,10,sec,lv); y+=1;T=[0,0,0,0]
        for u,a,k,p in us:
            n+=1; x=dict(unit=u,section=sec); ws.write(y,0,u,t); T[0]+=k
            if k: ws.write(y,3,str(k),tc)
            if not a:
                ws.write(y,1,'not let',F(italic=1)); ws.write(y,10,'NOT LET',tc); x['statusText']='NOT LET'
                if k: ws.write(y,4,m(p),tr)
            else:
                o+=1; rent=float(k*p if k else p); ow=0. if r.random()<.75 else r2(rent*r.choice([.5,1])); paid=rent-ow
                s=D(r.randint(2012,2025),r.randint(1,7),1); te='month to month' if (k and k<60) else None
                st='PAST DUE' if ow else 'CURRENT'
                if not te: e=D(r.choice([2026,2027,2028,2030]),r.choice([3,6,12]),30 if False else 1); e=eom(e); te=f'to {e.month}/{e.day}/{e.year}'; x['leaseEndDate']=e
                else: x['leaseEndDate']=te
                for j,v,ff in((1,a,t),(2,f'{r.randint(10000,99999)}',tc),(4,m(p) if k else '',tr),(5,m(rent),tr),(6,m(paid),tr),(7,m(ow) if ow else '-',tr),(8,s.strftime('%m-%d-%Y'),tc),(9,te,t),(10,st,tc)): ws.write_string(y,j,v,ff)
                x.update(tenantName=a,statusText=st,contractRent=rent,leaseStartDate=s)
                if ow: x['balance']=ow
                for q,v in enumerate((rent,paid,ow),1): T[q]+=v
            rows.append(x); y+=1
        ws.write(y,1,'Sum '+sec.split(' (')[0],bl)
        ws.write(y,3,str(T[0]) if T[0] else '',br)
        for j,v in zip((5,6,7),T[1:]): ws.write_string(y,j,m(v),br)
        y+=1; G=[a+b for a,b in zip(G,T)]
    y+=1; ws.write(y,1,'GARAGE',bl); ws.write(y,3,str(G[0]),br)
    for j,v in zip((5,6,7),G[1:]): ws.write_string(y,j,m(v),br)
    y+=2; ws.write(y,1,f'Blocks and bays on this list: {n}',t); ws.write(y+1,1,f'Let: {o}',t); ws.write(y+2,1,f'Not let: {n-o}',t)
    for c,w in enumerate((9,31,9,8,11,13,13,12,12,16,11)): ws.set_column(c,c,w)
    ws.set_landscape(); ws.fit_to_pages(1,0)
    s2.write_row(0,0,['Month','Tickets','Transient revenue'],bl)
    for i,mn in enumerate(['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug']): s2.write_row(i+1,0,[mn+' 2025',r.randint(5200,9100),r.randint(61000,104000)],t)
    s2.set_column(0,2,17)
    wb.close()
    save(f,dict(propertyName='Ferry Street Garage',asOnDate='2025-08',units=n,occupied=o,vacant=n-o,sheet='Accounts',rows=rows),'PARKING','parking permit blocks by level and street bays, all numbers typed as text, second sheet of transient revenue')
if __name__=='__main__': make()
