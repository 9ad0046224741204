from .lib import *
import xlsxwriter
def make():
    # Tenant Pro, one sheet a property: scattered houses & duplexes
    R=random.Random(10010); N='TenantPro_by_property.xlsx'
    wb=xlsxwriter.Workbook(os.path.join(DOC,N)); wb.set_properties({'created':__import__('datetime').datetime(2003,7,2)})
    B=wb.add_format({'bold':1,'font_name':'Arial','font_size':10}); T=wb.add_format({'bold':1,'font_size':13,'font_name':'Arial'}); h=wb.add_format({'bold':1,'bottom':1,'text_wrap':1,'font_name':'Arial','font_size':9,'bg_color':'#D9D9D9'}); c=wb.add_format({'font_name':'Arial','font_size':9}); mo=wb.add_format({'num_format':'$#,##0.00','font_name':'Arial','font_size':9}); d=wb.add_format({'num_format':'mm/dd/yy','font_name':'Arial','font_size':9}); mt=wb.add_format({'num_format':'$#,##0.00','bold':1,'top':1,'font_name':'Arial','font_size':9})
    props=[('ALDER','Alder Street Duplexes',['1412 A','1412 B','1416 A','1416 B','1420 A','1420 B']),('BENTON','Benton Road Houses',['301','305','309','317','321']),('CRANE','Crane Court Fourplexes',['1-1','1-2','1-3','1-4','2-1','2-2','2-3','2-4']),('DEWEY','Dewey Ave Houses',['88','92','96 rear','100'])]
    tr=[]; occ=vac=0; summ=[]
    for code,nm,us in props:
        ws=wb.add_worksheet(code); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0)
        ws.write(0,0,nm,T); ws.write(1,0,'Tenant Pro Rent Roll',B); ws.write(1,6,'06/30/2003',c); ws.write(0,6,'Owner: K & B Trust',c)
        hd=['Unit','Bd/Ba','Tenant','Status','Move-in','Lease Ends','Rent','Garage','Dep. Held','Owes']
        for k,x in enumerate(hd): ws.write(3,k,x,h)
        for k,w in enumerate((9,7,24,9,10,10,11,9,11,11)): ws.set_column(k,k,w)
        r=4; S=[0]*4
        for u in us:
            bb=R.choice(['2/1','2/1.5','3/1','3/2']); ws.write_string(r,0,u,c); ws.write(r,1,bb,c)
            if (code,u) in (('ALDER','1416 B'),('CRANE','2-1'),('CRANE','1-4')):
                vac+=1; ws.write(r,3,'Vacant',c); tr.append(dict(unit=u,propertyName=nm,unitType=bb,statusText='Vacant')); r+=1; continue
            st='Current' if R.random()>.15 else R.choice(['Notice','Eviction']); occ+=1
            t=R.choice(FIRST)+' '+R.choice(LAST); mi=date(R.randint(1998,2003),R.randint(1,6),R.randint(1,28)); m2m=R.random()<.4
            en=addm(mi,12)-timedelta(days=1)
            while en<date(2003,6,30): en=addm(en+timedelta(days=1),12)-timedelta(days=1)
            rent=R.choice([565,585,610,640,675,725,750]); g=R.choice([0,0,0,40]); dep=R.choice([500,600,rent,750]); owe=R.choice([0,0,0,0,rent,87.5,-15,320])
            ws.write(r,2,t,c); ws.write(r,3,st,c); ws.write_datetime(r,4,__import__('datetime').datetime(mi.year,mi.month,mi.day),d)
            if m2m: ws.write(r,5,'Mo/Mo',c)
            else: ws.write_datetime(r,5,__import__('datetime').datetime(en.year,en.month,en.day),d)
            ws.write(r,6,rent,mo); 
            if g: ws.write(r,7,g,mo)
            ws.write(r,8,dep,mo); ws.write(r,9,owe,mo); r+=1
            tr.append(dict(unit=u,propertyName=nm,unitType=bb,tenantName=t,statusText=st,moveInDate=iso(mi),leaseEndDate='Mo/Mo' if m2m else iso(en),contractRent=rent,charges=[dict(code='Garage',amount=g)] if g else None,deposit=dep,balance=owe))
            for k,x in enumerate((rent,g,dep,owe)): S[k]+=x
        ws.write(r,2,'Property total (%d units)'%len(us),B)
        for k in range(4): ws.write_formula(r,6+k,'=SUM(%s5:%s%d)'%('GHIJ'[k],'GHIJ'[k],r),mt,S[k])
        ws.write(r+2,0,'Notes:',B); ws.write(r+2,1,{'ALDER':'1416 B being painted','BENTON':'all on city water','CRANE':'2-1 needs carpet','DEWEY':'no pets'}[code],c)
    wb.close()
    write(N,dict(propertyName=None,asOnDate='2003-06-30',units=occ+vac,occupied=occ,vacant=vac,sheet=None,rows=tr),'SINGLE_FAMILY_RENTAL','Tenant Pro workbook, one sheet a property, units on every sheet','tenantpro-owner',True)
