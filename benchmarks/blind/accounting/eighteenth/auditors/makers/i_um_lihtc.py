from common import *
import xlsxwriter
D=[('Phase I – Foundry Row (9% credits)',[(30,'1 BR / 1 BA',6,640,548,71,6),(30,'2 BR / 1 BA',4,838,657,92,4),(50,'1 BR / 1 BA',14,640,913,71,13),(50,'2 BR / 1 BA',12,838,1096,92,12),(50,'3 BR / 2 BA',8,1064,1266,114,8),(60,'1 BR / 1 BA',10,640,1096,71,9),(60,'2 BR / 1 BA',13,838,1315,92,11),(60,'3 BR / 2 BA',6,1064,1519,114,6),(None,'2 BR / 1 BA manager',1,838,None,None,1)]),
('Phase II – Foundry Court (4% bond)',[(40,'1 BR / 1 BA',8,655,731,68,8),(40,'2 BR / 2 BA',5,902,877,88,5),(60,'1 BR / 1 BA',16,655,1096,68,15),(60,'2 BR / 2 BA',22,902,1315,88,21),(60,'3 BR / 2 BA',11,1110,1519,109,10),(80,'2 BR / 2 BA',9,902,1754,88,7),(80,'3 BR / 2 BA',4,1110,2026,109,4),(None,'2 BR / 2 BA market',7,902,'1685',None,6)])]
def run():
    N=['units','occupied','vacant','pct_units','ami','sf','total_sf','gross','ua','net','monthly','other:Annual Potential']
    fn='foundry_lihtc_mix.xlsx'; wb=xlsxwriter.Workbook(out(fn)); ws=wb.add_worksheet('Mix'); F=wb.add_format; b={'font_name':'Calibri','font_size':11}
    ws.write('A1','FOUNDRY HOUSING PARTNERS LP',F({**b,'bold':1,'font_size':13})); ws.write('A2','Restricted unit mix with maximum rents – effective 1/1/2025, agreed to regulatory agreement and rent roll',F(b)); ws.write('A3','USD, per month unless marked',F({**b,'italic':1}))
    h=F({**b,'bold':1,'text_wrap':1,'bottom':2,'align':'center','valign':'bottom'})
    for i,a in enumerate(['Bedroom /\nBath','Number\nof Units','Occu-\npied'.replace('-\n',''),'Vacant','% of\nUnits','% of\nAMI','Sq Ft\nper Unit','Total\nSq Ft','Gross Rent\nLimit','Utility\nAllowance','Net Rent\nper Unit','Total Net\nRent','Annual\nPotential','Set-aside note']): ws.write(4,i,a,h)
    ws.set_row(4,32)
    fm=['0','0','0;;0','0.0%','0%','#,##0','#,##0','$#,##0','(#,##0);(#,##0)','$#,##0','$#,##0','$#,##0']
    fm[8]='#,##0'
    fr=[F({**b,'num_format':x}) for x in fm]; ft=[F({**b,'bold':1,'top':1,'num_format':x}) for x in fm]; tx=F(b); bt=F({**b,'bold':1,'top':1}); s=F({**b,'bold':1,'bg_color':'#DDEBDA'})
    U=sum(x[2] for p in D for x in p[1]); r=5; rows=[];tot=[];G=[]
    def put(r,v,ff):
        for j,x in enumerate(v):
            if x is not None: ws.write_number(r,1+j,x/100 if j in(3,4) else x,ff[j])
            elif ff is ft: ws.write_blank(r,1+j,None,ff[j])
    def agg(L):
        q=lambda i:sum(x[i] for x in L); u=q(0)
        return [u,q(1),q(2),round(u/U*100,1),None,round(q(6)/u),q(6),None,None,round(q(10)/u),q(10),q(11)]
    for p,l in D:
        ws.merge_range(r,0,r,13,p,s); r+=1; L=[]
        for am,t,u,sf,gr,ua,oc in l:
            if isinstance(gr,str): net=int(gr); gr=None; note='Unrestricted'
            elif gr is None: net=0; note='Exempt - no rent'
            else: net=gr-ua; note={30:'HOME floating',40:'Bond',50:'HOME high',60:'',80:'Income averaging'}[am]
            v=[u,oc,u-oc,round(u/U*100,1),am,sf,sf*u,gr,ua,net,net*u,net*u*12]; L.append(v)
            rows.append(dict(type=t,**dict(zip(N,v)))); ws.write(r,0,t,tx); put(r,v,fr); ws.write(r,13,note,tx); r+=1
        a=agg(L); G+=L; lab=p.split(' – ')[0]+' total / weighted average'; tot.append(dict(label=lab,**dict(zip(N,a)))); ws.write(r,0,lab,bt); put(r,a,ft); r+=2
    a=agg(G); tot.append(dict(label='Both phases',**dict(zip(N,a)))); ws.write(r,0,'Both phases',bt); put(r,a,ft); r+=3
    ws.write(r,0,'Units by set-aside',F({**b,'bold':1})); r+=1
    for am in (30,40,50,60,80,None):
        ws.write(r,0,f'{am}% AMI' if am else 'Unrestricted / manager',tx); ws.write(r,1,sum(x[0] for x in G if x[4]==am),tx); r+=1
    ws.write(r,0,'Total',bt); ws.write(r,1,U,bt)
    ws.set_column(0,0,34); ws.set_column(1,12,11); ws.set_column(13,13,18); ws.freeze_panes(5,1); wb.close()
    save(fn,'UM',N,rows,tot,None,'MULTIFAMILY','compliance consultant, two-phase tax-credit property','set-aside lines by phase, percent of AMI as a formatted number, weighted averages, recap by set-aside','same type name repeated under different AMI levels and phases; blanks for unrestricted lines; annual column')
