from .common import *
import xlsxwriter
F='Our buildings - rents (for buyer).xlsx'
def main():
    r=random.Random(5109); N=Names(r)
    wb=xlsxwriter.Workbook(path(F)); wb.set_properties({'created':dt.datetime(2025,2,10)}); ws=wb.add_worksheet('Sheet1'); wb.add_worksheet('Sheet2')
    f=lambda **k:wb.add_format(dict(font_name='Calibri',**k))
    G,Y,R={'bg_color':'#C6EFCE'},{'bg_color':'#FFEB9C'},{'bg_color':'#FFC7CE'}
    ws.write(0,0,'JANKO FAMILY RENTALS',f(bold=1,font_size=16)); ws.write(1,0,'rents as of Feb 10 2025'); ws.write(0,8,'green = paid up',f(**G)); ws.write(1,8,'yellow = behind',f(**Y)); ws.write(2,8,'red = empty',f(**R))
    rows=[];i=4
    bl=[('612 STATE ST  (brick 8-plex)',['1','2','3','4','5','6','7','8'],675,['Apt','Who','Rent','Water/Trash','Total','Lease thru','Deposit','Size','Notes'],'5','3'),
        ('THE YELLOW HOUSE - 40 Orchard (up/down + carriage house)',['Up','Down','Carriage'],850,['Unit','Tenant','Rent','Utilities','All in','Lease until','Dep.','BR','Comments'],None,'Down'),
        ('1701-1709 RIVER RD ROWHOUSES',['1701','1703','1705','1707','1709'],925,['House #','Tenant name','Rent','Sewer','Total','Expires','Security','Type','Notes'],'1707','1703'),
        ('Elm St',['220 Elm','222 Elm','224 Elm #1','224 Elm #2'],780,['Unit','Tenant','Rent','Water/Trash','Total','Lease','Deposit','Size','Notes'],None,None)]
    notes={('612','2'):'pays on the 15th, always has','x':''}
    nt={'2':'pays on the 15th, always has','7':'Janet\'s cousin, keep rent low','Up':'new furnace 11/24','Carriage':'1 yr lease, wants to renew','1705':'section 8, HAP comes on the 1st','224 Elm #1':'two cats','3':'on a payment plan','1703':'owes January'}
    gr=[0,0,0]; wrong=None
    for bi,(t,us,base,hd,vac,beh) in enumerate(bl):
        ws.merge_range(i,0,i,8,t,f(bold=1,font_size=12,bg_color='#D9D9D9',align='left')); i+=1
        for j,x in enumerate(hd): ws.write(i,j,x,f(bold=1,bottom=2,text_wrap=1,align='center'))
        i+=1; s=[0,0,0]
        for u in us:
            k=r.choice([1,2]) if bi!=2 else 3; ty=['1 br','2 br','3 br'][k-1]
            d=dict(building=t,unit=u,unitType=ty)
            fm=R if u==vac else (Y if u==beh else G)
            ws.write(i,0,int(u) if u.isdigit() else u,f(align='left',**fm)); ws.write(i,7,ty)
            if u==vac: d['statusText']='vacant'; ws.write(i,1,'vacant',f(italic=1,**fm)); ws.write(i,8,'asking %d, painting now'%(base+90)); d['marketRent']=base+90
            else:
                rent=base+70*(k-1)+r.choice([0,10,-25,25,40]); ut=r.choice([25,30,35]) if bi!=1 else r.choice([60,75]); dep=r.choice([rent,400,500])
                e=r.choice(['m-t-m','m-t-m',D(2025,r.randint(3,12),1)]) ; 
                if not isinstance(e,str): e=eom(e)
                nm=N.full(); d.update(tenantName=nm,contractRent=rent,charges=[dict(code=hd[3],amount=ut)],totalCharges=rent+ut,deposit=dep,leaseEndDate=e if isinstance(e,str) else iso(e),statusText='Occupied')
                ws.write(i,1,nm,f(**fm)); ws.write(i,2,rent,f(num_format='$#,##0')); ws.write(i,3,ut); ws.write_formula(i,4,'=C%d+D%d'%(i+1,i+1),f(num_format='$#,##0'),rent+ut)
                if isinstance(e,str): ws.write(i,5,e,f(align='right'))
                else: ws.write_datetime(i,5,dt.datetime(e.year,e.month,e.day),f(num_format='m/d/yy'))
                ws.write(i,6,dep); s[0]+=rent; s[1]+=ut; s[2]+=dep
                if u in nt and not (bi!=0 and u in '27'): ws.write(i,8,nt[u])
                if u=='1': ws.write_comment(i,1,'called 1/28 about the radiator. fixed')
            rows.append(d); i+=1
        ws.write(i,1,'total',f(bold=1,align='right')); p0=s[0]
        if bi==2: p0=s[0]+100; wrong=(s[0],p0)
        for j,x in ((2,p0),(3,s[1]),(4,s[0]+s[1]),(6,s[2])): ws.write(i,j,x,f(bold=1,top=1,num_format='$#,##0'))
        gr=[a+b for a,b in zip(gr,s)]; i+=3
    ws.write(i,0,'ALL BUILDINGS',f(bold=1))
    for j,x in ((2,gr[0]),(3,gr[1]),(4,gr[0]+gr[1]),(6,gr[2])): ws.write(i,j,x,f(bold=1,top=6,num_format='$#,##0'))
    ws.write(i+1,0,'20 units, 18 rented'); ws.set_column(0,0,12); ws.set_column(1,1,24); ws.set_column(2,7,11); ws.set_column(8,8,34); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(F,rows,'Janko Family Rentals','2025-02-10',20,18,2,sheet='Sheet1',planted=dict(what='Rent total of the River Rd rowhouses is printed as %d; its rows add to %d'%(wrong[1],wrong[0]),kind='total_wrong'))
    return entry(F,'MULTIFAMILY','owner','own spreadsheet, four buildings stacked each with its own header words, colours, notes',True)
