# Portfolio unit mix by property and plan, xlsx (xlsxwriter)
import random, xlsxwriter
from common import *
def run():
    R=random.Random(2107)
    K=['units','pct_units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','actual','actual_total']
    pr=[('Alder Ridge','Boise, ID',[('S1 Cinder',0,1,12),('A1 Pumice',1,1,36),('A2 Pumice w/ Den',1,1,24),('B1 Basalt',2,2,48),('B2 Basalt Corner',2,2,16),('C1 Obsidian',3,2,8)]),
        ('Coppermill Lofts','Spokane, WA',[('Studio Loft',0,1,22),('1x1 Loft',1,1,54),('1x1.5 Loft',1,1.5,18),('2x2 Loft',2,2,30),('2x2.5 Townhome (renovated)',2,2.5,10)]),
        ('Park at Sorrel Creek','Reno, NV',[('Aspen',1,1,60),('Birch',1,1,32),('Cedar',2,1,44),('Dogwood',2,2,72),('Elm',3,2,28),('Elm TH',3,2.5,12),('Model / Office',2,2,1)])]
    wb=xlsxwriter.Workbook(DOC+'Unit_Mix_Portfolio_Nov24.xlsx'); ws=wb.add_worksheet('Mix'); n2=wb.add_worksheet('Notes'); fm=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    T=fm(bold=1); g=fm(bold=1,align='center',bottom=1,bg_color='#F4D9C6'); h=fm(bold=1,align='right',bottom=2,text_wrap=1,valign='bottom'); hl=fm(bold=1,bottom=2,valign='bottom'); i0=dict(num_format='#,##0'); 
    f={k:dict(num_format='#,##0') for k in K}; f['pct_units']=f['pct_occ']=dict(num_format='0.0%')
    for k in('market','actual','market_total','actual_total'): f[k]=dict(num_format='"$"#,##0')
    fr={k:fm(**v) for k,v in f.items()}; fs={k:fm(bold=1,top=1,bg_color='#EEEEEE',**v) for k,v in f.items()}; fg={k:fm(bold=1,top=6,**v) for k,v in f.items()}
    ws.write('A1','CASCADE BASIN APARTMENT VENTURE – UNIT MIX',fm(bold=1,font_size=14)); ws.write('A2','Rent rolls of 15 November 2024. In-place = leases in force, occupied units only. Rents per month.',fm(italic=1))
    ws.write(3,0,'',g); ws.merge_range(3,3,3,7,'UNITS',g); ws.merge_range(3,8,3,9,'AREA (SF)',g); ws.merge_range(3,10,3,11,'MARKET RENT',g); ws.merge_range(3,12,3,13,'IN-PLACE RENT',g)
    for c,x in enumerate(['Plan','Bed','Bath']): ws.write(4,c,x,hl)
    for c,x in enumerate(['No.','% of property','Occ.','Vac.','% occ.','Avg','Total','Avg','Total','Avg','Total']): ws.write(4,3+c,x,h)
    ws.set_row(4,28); r=5; rows=[];tot=[]
    def agg(rs,pct):
        u=sum(x['units'] for x in rs); o=sum(x['occupied'] for x in rs); S=lambda k:sum(x.get(k) or 0 for x in rs); um=sum(x['units'] for x in rs if x.get('market') is not None)
        return dict(units=u,pct_units=pct,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),sf=round(S('total_sf')/u),total_sf=S('total_sf'),market=round(S('market_total')/um),market_total=S('market_total'),actual=round(S('actual_total')/o),actual_total=S('actual_total'))
    def put(d,F):
        for j,k in enumerate(K):
            if d.get(k) is None: ws.write_blank(r,3+j,None,F[k])
            else: ws.write_number(r,3+j,d[k]/100 if k.startswith('pct') else d[k],F[k])
    for pn,city,pl in pr:
        U=sum(x[3] for x in pl); ws.merge_range(r,0,r,2,f'{pn}, {city}',fm(bold=1,font_color='#8A3B12')); r+=1; rs=[]
        for t,b,ba,u in pl:
            sf=int(430+b*255+ba*70+R.randrange(-25,60)); 
            if u==1: d=dict(type=t,beds=b,baths=ba,units=1,pct_units=round(100/U,1),occupied=0,vacant=1,pct_occ=0.0,sf=sf,total_sf=sf)
            else:
                o=u-R.randrange(0,max(2,u//9)); mk=int(round(780+sf*.88+R.randrange(-40,90))); ac=mk-R.randrange(-20,95)
                d=dict(type=t,beds=b,baths=ba,units=u,pct_units=round(100*u/U,1),occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),sf=sf,total_sf=sf*u,market=mk,market_total=mk*u,actual=ac,actual_total=ac*o)
            rs.append(d); ws.write(r,0,t,fm(indent=1)); ws.write(r,1,b,fm(align='center')); ws.write(r,2,ba,fm(align='center',num_format='0.0')); put(d,fr); r+=1
        s=agg(rs,100.0); lab=f'{pn} total / average'; ws.merge_range(r,0,r,2,lab,fm(bold=1,top=1,bg_color='#EEEEEE')); put(s,fs); tot.append(dict(label=lab,**s)); rows+=rs; r+=2
    s=agg(rows,None); ws.merge_range(r,0,r,2,'Portfolio (3 properties)',fm(bold=1,top=6)); put(s,fg); tot.append(dict(label='Portfolio (3 properties)',**s)); r+=2
    # side table
    ws.write(4,15,'Bedrooms',hl); ws.write(4,16,'Units',h); ws.write(4,17,'Share',h)
    for i,(bb,l) in enumerate(((0,'Studio'),(1,'One'),(2,'Two'),(3,'Three'))):
        u=sum(x['units'] for x in rows if x['beds']==bb); ws.write(6+i,15,l,fm()); ws.write(6+i,16,u,fm()); ws.write(6+i,17,u/s['units'],fm(num_format='0%'))
    n2.write('A1','Market rents: leasing office quotes without concessions. The model unit has no rent and is in the unit count.'); n2.write('A2','Average market is over units with a market rent; average area is over all units.')
    ws.set_column(0,0,27); ws.set_column(1,2,6); ws.set_column(3,10,9); ws.set_column(11,11,11); ws.set_column(12,12,9); ws.set_column(13,13,11); ws.set_column(14,14,3); ws.freeze_panes(5,1); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save('Unit_Mix_Portfolio_Nov24.xlsx','MULTIFAMILY','UNIT_MIX','Cascade Basin asset management (T. Eglinton)','Workbook, property blocks by plan, merged group titles over short headers, total/average lines','header words Avg/Total repeat under groups, property headings merged, side table by bedrooms, model unit without rents, second notes sheet',K,rows,tot)
