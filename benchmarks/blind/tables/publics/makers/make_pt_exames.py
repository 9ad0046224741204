# hand-written flat ODF, printed by LibreOffice Writer
import os, subprocess, random
from xml.sax.saxutils import escape
from make_kit import write, HERE
random.seed(3)
NAME='pt_mapa_exames'
Y=[('1.º ano',[('GL101','Introdução à Geologia','15-01','09:00','Anf. 1',142,'M. Alvarenga'),('GL102','Matemática I','17-01','14:00','Anf. 1, 2.04',168,'R. Quintela / P. Sá'),('GL103','Química Geral','20-01','09:00','Anf. 2',131,'H. Bettencourt'),('GL104','Desenho Técnico e Leitura de Cartas Topográficas','22-01','10:00','3.11',96,'J. Noronha'),('GL105','Inglês Académico (opcional)','24-01','14:00','1.08',37,'—')]),
('2.º ano',[('GL201','Mineralogia','15-01','14:00','2.04',88,'M. Alvarenga'),('GL202','Física dos Materiais','16-01','09:00','Anf. 2',94,'T. Falcão'),('GL203','Paleontologia','21-01','09:00','Lab. 4',79,'L. Seabra'),('GL204','Estatística','23-01','14:00','Anf. 1',117,'P. Sá'),('GL205','Sedimentologia e Ambientes de Deposição','27-01','09:00','2.04',83,'I. Craveiro'),('GL206','Trabalho de Campo I ¹','','','',74,'Vários')]),
('3.º ano',[('GL301','Geologia Estrutural','16-01','14:00','2.04',66,'T. Falcão'),('GL302','Hidrogeologia','20-01','14:00','3.11',61,'D. Sequeira'),('GL303','Geoquímica','22-01','14:00','Lab. 2',58,'H. Bettencourt'),('GL304','Sistemas de Informação Geográfica','24-01','09:00','Inf. 1, Inf. 2',72,'J. Noronha'),('GL305','Recursos Minerais de Portugal','28-01','09:00','3.11',49,'I. Craveiro'),('GL306','Ética e Deontologia','29-01','17:30','1.08',44,'A. Lobo')]),
('Mestrado',[('MG501','Geotecnia Avançada','17-01','18:00','3.02',23,'D. Sequeira'),('MG502','Modelação de Aquíferos','21-01','18:00','Inf. 2',19,'D. Sequeira'),('MG503','Análise de Risco Sísmico e Planeamento do Território','23-01','18:00','3.02',26,'T. Falcão'),('MG504','Seminário','30-01','10:00','3.02',31,'L. Seabra')])]
H=['Código','Unidade curricular','Data','Hora','Sala','Inscritos','Docente responsável']
# where the printed page breaks: index of the last body row on page 1 (read off the render)
BREAK=18
rows=[]
for y,l in Y:
    rows.append(('S',y))
    for v in l: rows.append(('R',v))
def cell(t,st,ps,span=1):
    return f'<table:table-cell table:style-name="{st}" office:value-type="string"'+(f' table:number-columns-spanned="{span}"' if span>1 else '')+f'><text:p text:style-name="{ps}">{escape(str(t))}</text:p></table:table-cell>'+'<table:covered-table-cell/>'*(span-1)
X=['<table:table table:name="T1" table:style-name="T1">']+[f'<table:table-column table:style-name="c{i}"/>' for i in range(7)]
X.append('<table:table-header-rows><table:table-row table:style-name="rw">'+''.join(cell(h,'hd','ph') for h in H)+'</table:table-row></table:table-header-rows>')
for k,v in rows:
    if k=='S': X.append('<table:table-row table:style-name="rw">'+cell(v,'sec','ps',7)+'</table:table-row>')
    else: X.append('<table:table-row table:style-name="rw">'+''.join(cell(t,'bd','pr' if c==5 else 'pc' if c in(2,3) else 'pl') for c,t in enumerate(v))+'</table:table-row>')
tot=sum(v[5] for k,v in rows if k=='R')
X.append('<table:table-row table:style-name="rw">'+cell('Total de inscrições','sec','ps',5)+cell(f'{tot:,}'.replace(',',' '),'sec','psr')+cell('','sec','ps')+'</table:table-row></table:table>')
Z=['<table:table table:name="T2" table:style-name="T2">']+[f'<table:table-column table:style-name="d{i}"/>' for i in range(4)]
h2=['Ano','Exames','Inscritos','Média por exame']
body2=[(y,len([1 for v in l if v[2]]),sum(v[5] for v in l if v[2])) for y,l in Y]
body2.append(('Total',sum(b[1] for b in body2),sum(b[2] for b in body2)))
b2=[(a,str(n),f'{s:,}'.replace(',',' '),f'{s/n:.1f}'.replace('.',',')) for a,n,s in body2]
Z.append('<table:table-row>'+''.join(cell(h,'oh','pl' if i==0 else 'pr') for i,h in enumerate(h2))+'</table:table-row>')
for i,b in enumerate(b2): Z.append('<table:table-row>'+''.join(cell(t,'ot' if i==len(b2)-1 else 'ob','pl' if c==0 else 'pr') for c,t in enumerate(b))+'</table:table-row>')
Z.append('</table:table>')
wd=[1.6,5.6,1.5,1.5,2.4,1.8,3.2]
def P(t,s='tx'): return f'<text:p text:style-name="{s}">{escape(t)}</text:p>'
def cst(n,b,pad='0.12cm',bg=None): return f'<style:style style:name="{n}" style:family="table-cell"><style:table-cell-properties fo:padding="{pad}" style:vertical-align="middle" {b}'+(f' fo:background-color="{bg}"' if bg else '')+'/></style:style>'
def pst(n,al='left',sz='9pt',ex='',px=''): return f'<style:style style:name="{n}" style:family="paragraph"><style:paragraph-properties fo:text-align="{al}" {px}/><style:text-properties style:font-name="DejaVu Serif Condensed" fo:font-family="\'DejaVu Serif Condensed\'" fo:font-size="{sz}" {ex}/></style:style>'
bold='fo:font-weight="bold"'
doc=f'''<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>
<style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.8cm" fo:margin-bottom="1.8cm" fo:margin-left="1.7cm" fo:margin-right="1.7cm"/><style:footer-style><style:header-footer-properties fo:min-height="0.8cm"/></style:footer-style></style:page-layout>
<style:style style:name="T1" style:family="table"><style:table-properties style:width="17.6cm" table:align="left"/></style:style>
<style:style style:name="T2" style:family="table"><style:table-properties style:width="9.6cm" table:align="left"/></style:style>
<style:style style:name="rw" style:family="table-row"><style:table-row-properties style:min-row-height="1.15cm" fo:keep-together="always"/></style:style>
{''.join(f'<style:style style:name="c{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>' for i,w in enumerate(wd))}
{''.join(f'<style:style style:name="d{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>' for i,w in enumerate([2.7,1.8,2.1,3.0]))}
{cst('hd','fo:border="0.6pt solid #000000"',bg='#c9b458')}{cst('bd','fo:border="0.6pt solid #000000"')}{cst('sec','fo:border="0.6pt solid #000000"',bg='#f3eed6')}
{cst('oh','fo:border-top="1pt solid #000000" fo:border-bottom="0.5pt solid #000000"','0.08cm')}{cst('ob','fo:border="none"','0.08cm')}{cst('ot','fo:border-top="0.5pt solid #000000" fo:border-bottom="1pt solid #000000"','0.08cm')}
{pst('ph','center','9pt',bold)}{pst('pl')}{pst('pc','center')}{pst('pr','end')}{pst('ps','left','9pt',bold)}{pst('psr','end','9pt',bold)}
{pst('tt','left','15pt',bold,'fo:margin-bottom="0.15cm"')}{pst('tx','justify','10pt','','fo:margin-top="0.15cm" fo:margin-bottom="0.3cm" fo:line-height="125%"')}{pst('ft','center','8pt')}{pst('nt','left','8pt','','fo:margin-top="0.1cm" fo:margin-bottom="0.6cm"')}
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm"><style:footer><text:p text:style-name="ft">Serviços Académicos · Faculdade de Ciências da Terra · página <text:page-number/></text:p></style:footer></style:master-page></office:master-styles>
<office:body><office:text>
{P('Mapa de exames – época normal, 1.º semestre','tt')}
{P('Licenciatura em Geologia e mestrado em Geologia Aplicada. As inscrições fecham três dias úteis antes da data de cada prova. Os estudantes devem apresentar documento de identificação com fotografia e ocupar os lugares indicados à entrada da sala quinze minutos antes da hora marcada. A época de recurso decorre de 3 a 14 de fevereiro e será objeto de mapa próprio.')}
{''.join(X)}
{P('¹ Avaliação contínua, sem exame. As horas são as de início da prova; duração: duas horas, salvo indicação do docente.','nt')}
{P('Resumo por ano (apenas unidades com exame)')}
{''.join(Z)}
{P('Reclamações sobre sobreposição de provas: até 13 de dezembro, pelo portal do estudante, com indicação dos códigos das unidades em causa.')}
</office:text></office:body></office:document>'''
fn=os.path.join(HERE,NAME+'.fodt'); open(fn,'w').write(doc)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file://'+HERE+'/lo','--convert-to','pdf','--outdir',HERE,fn],stdout=subprocess.DEVNULL,check=True); os.remove(fn)
def tab(page,part,bb,total):
    c=[[0,i,0,i,h] for i,h in enumerate(H)]; r=1
    for k,v in part:
        if k=='S': c.append([r,0,r,6,v])
        else: c+=[[r,i,r,i,str(t)] for i,t in enumerate(v) if str(t)]
        r+=1
    if total: c+=[[r,0,r,4,'Total de inscrições'],[r,5,r,5,f'{tot:,}'.replace(',',' ')]]; r+=1
    return {"page":page,"bbox":bb,"n_rows":r,"n_cols":7,"cells":sorted(c)}
c2=[[0,i,0,i,h] for i,h in enumerate(h2)]+[[r+1,i,r+1,i,t] for r,b in enumerate(b2) for i,t in enumerate(b)]
write(NAME,[tab(1,rows[:BREAK],[48,144,547,764],False),tab(2,rows[BREAK:],[48,51,547,345],True),{"page":2,"bbox":[48,402,320,494],"n_rows":len(b2)+1,"n_cols":4,"cells":c2}])
