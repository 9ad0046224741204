from common import *
import random, xlsxwriter
random.seed(202)
F='Tayview Homes let property schedule May 2025.xlsx'
first='Isla Callum Morag Euan Kirsty Rory Ailsa Fraser Eilidh Struan Mhairi Duncan Catriona Lewis Shona Gregor Fiona Hamish Iona Blair'.split()
last='Geddes Petrie Mowat Lamont Duthie Baxter Guthrie Crichton Souter Milne Fyfe Raitt Soutar Ogilvie Cargill Nicoll Whyte Kidd Low Strachan'.split()
used=set()
def nm():
    while 1:
        n=random.choice(first)[0]+' '+random.choice(last)
        if n not in used: used.add(n); return n
towns=[('DUNDEE',['Flat 1/1, 38 Provost Lane','Flat 1/2, 38 Provost Lane','Flat 2/1, 38 Provost Lane','Flat 2/2, 38 Provost Lane','Flat 3/1, 38 Provost Lane','Flat G/2, 114 Strathmore Road','Flat 1/1, 114 Strathmore Road','Flat 3/2, 9 Balgay Terrace','6 Clepington Gardens','18 Clepington Gardens','27 Lammerton Row','41 Lammerton Row','Flat 4, Jute Works, 2 Brown Close','Flat 11, Jute Works, 2 Brown Close','Flat 17, Jute Works, 2 Brown Close','5 Fintry Brae']),
('BROUGHTY FERRY',['3 Fisher Close','12 Castle Wynd','Flat 2, 70 Gray Lane','19 Dalhousie Park','21 Dalhousie Park']),
('ARBROATH',['8 Seagate Brae','10 Seagate Brae','15 Cairnie Loan','Flat A, 33 Keptie Street','Flat B, 33 Keptie Street','Flat C, 33 Keptie Street','44 Hospitalfield Drive','2 Abbey Path','29 Ladyloan Court']),
('FORFAR & KIRRIEMUIR',['7 Glamis View','9 Glamis View','11 Glamis View','23 Lour Road','Flat 1, 60 Castle Bank, Forfar','Flat 2, 60 Castle Bank, Forfar','14 Thrums Crescent','16 Thrums Crescent']),
('PERTH',['Flat 5, 101 Scott Place','Flat 6, 101 Scott Place','31 Tulloch Rise','33 Tulloch Rise','52 Craigie Knowes','Flat 2/1, 17 Canal Wynd','8 Viewlands Mews'])]
voids={('27 Lammerton Row'):'VOID - refurbishment',('Flat B, 33 Keptie Street'):'VOID - re-letting',('52 Craigie Knowes'):'VOID - for sale'}
wb=xlsxwriter.Workbook(DOC+F); ws=wb.add_worksheet('Schedule')
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
tit=f(bold=1);tit.set_font_size(14);n=f();hd=f(bold=1,text_wrap=1,valign='vcenter',border=1,bg_color='#E2EFDA');sec=f(bold=1,bg_color='#F2F2F2');dt_=f(num_format='d mmm yyyy',align='left');mo=f(num_format='£#,##0.00');mob=f(num_format='£#,##0.00',bold=1,top=1);b=f(bold=1,top=1);red=f(font_color='#C00000',italic=1)
ws.write('A1','Tayview Homes Limited',tit); ws.write('A2','Schedule of let properties offered as security - position at 31 May 2025',n); ws.write('A3','All properties in Scotland. Landlord registration 482190/180/21110 (pending renewal for Perth).',n)
H=['Property','Postcode','Description','EPC','Tenancy','Tenant','Date of entry','Rent pcm','Deposit lodged','Last increase','HMO','Comments']
for i,h in enumerate(H): ws.write(4,i,h,hd)
ws.set_row(4,28)
for i,w in enumerate([36,11,19,6,12,24,13,11,12,13,6,34]): ws.set_column(i,i,w)
r=5; rows=[];ties=[];subs=[];tot=totd=0;nv=0
pcs={'DUNDEE':'DD2','BROUGHTY FERRY':'DD5','ARBROATH':'DD11','FORFAR & KIRRIEMUIR':'DD8','PERTH':'PH1'}
for tn,ad in towns:
    ws.write(r,0,tn,sec)
    for c in range(1,12): ws.write_blank(r,c,None,sec)
    r+=1; s0=r; s=sd=0
    for a in ad:
        beds=random.choice([1,1,2,2,2]) if 'Flat' in a else random.choice([2,3,3,3,4])
        ty=f'{beds} bed '+('flat' if 'Flat' in a else random.choice(['terraced house','semi-detached','semi-detached','cottage']))
        base={1:560,2:695,3:875,4:1120}[beds]
        rent=base+random.choice([-45,-30,-15,0,10,25,40,55,70]); 
        if random.random()<.15: rent+=.5
        reg=random.choices(['PRT','SAT','Assured'],[86,9,5])[0]
        y=random.choice([2018,2019,2020,2021,2021,2022,2022,2023,2023,2024,2024,2025]) if reg=='PRT' else random.choice([2009,2011,2014,2016])
        m=random.randint(1,12 if y<2025 else 5); e=D(y,m,random.choice([1,1,1,8,12,15,20,26,28]))
        dep=round(rent,0) if random.random()<.85 else (0 if reg!='PRT' else 500)
        t=nm(); 
        if random.random()<.3: t=t+' & '+nm()
        v=voids.get(a)
        ws.write(r,0,a,n); ws.write(r,1,pcs[tn]+' %d%s%s'%(random.randint(1,9),random.choice('ABDEHLNPR'),random.choice('ABDEHLNPR')),n); ws.write(r,2,ty,n); ws.write(r,3,random.choice('CCCDDDEB'),n)
        if v:
            nv+=1; ws.write(r,5,v,red)
            for c in (4,6,7,8,9): ws.write_blank(r,c,None,n)
            ws.write(r,11,{'27 Lammerton Row':'New kitchen and rewire; back on market July','Flat B, 33 Keptie Street':'Viewings w/c 2 June','52 Craigie Knowes':'Home Report £168,000'}[a],n)
            rows.append(R(unit=a,section=tn,unitType=ty,statusText=v))
        else:
            ws.write(r,4,reg,n); ws.write(r,5,t,n); ws.write_datetime(r,6,dt.datetime(e.year,e.month,e.day),dt_); ws.write(r,7,rent,mo); ws.write(r,8,dep,mo)
            inc=D(random.choice([2024,2025]),random.randint(1,4),1)
            if e<D(2023,6,1): ws.write_datetime(r,9,dt.datetime(inc.year,inc.month,1),dt_)
            if beds==4 and random.random()<.7: ws.write(r,10,'Yes',n)
            if random.random()<.14: ws.write(r,11,random.choice(['Arrears plan £50 pm','Housing element paid direct','Tenant in situ at purchase','Boiler replaced 2024','EICR due August 2025']),n)
            s+=rent; sd+=dep
            rows.append(R(unit=a,section=tn,unitType=ty,tenantName=t,statusText='Occupied',contractRent=rent,deposit=dep,leaseStartDate=e))
        r+=1
    ws.write(r,0,f'{tn.title()} - {len(ad)} properties',b)
    for c in range(1,12): ws.write_blank(r,c,None,b)
    ws.write_formula(r,7,f'=SUM(H{s0+1}:H{r})',mob,s); ws.write_formula(r,8,f'=SUM(I{s0+1}:I{r})',mob,sd); subs.append(r+1)
    ties+=[dict(field='contractRent',section=tn,total=s),dict(field='deposit',section=tn,total=sd)]
    tot+=s; totd+=sd; r+=2
ws.write(r,0,f'PORTFOLIO - {len(rows)} properties, {nv} void',b)
for c in range(1,12): ws.write_blank(r,c,None,b)
ws.write_formula(r,7,'='+'+'.join(f'H{x}' for x in subs),mob,tot); ws.write_formula(r,8,'='+'+'.join(f'I{x}' for x in subs),mob,totd)
r+=1; ws.write(r,0,'Annualised',n); ws.write_formula(r,7,f'=H{r}*12',mo,tot*12)
r+=2; ws.write(r,0,'PRT = private residential tenancy (no end date). SAT = short assured tenancy, continuing by tacit relocation.',n)
ws.freeze_panes(5,1); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(9)
ties+=[dict(field='contractRent',total=tot),dict(field='deposit',total=totd)]
wb.close()
N=len(rows)
save(F,'SINGLE_FAMILY_RENTAL','small portfolio landlord','houses by town, section headings and subtotals',False,None,D(2025,5,31),rows,N,N-nv,nv,ties,sheet=None)
